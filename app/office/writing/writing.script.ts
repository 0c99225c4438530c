/* Buttons over a text field that write Markdown, and beside it how that will look. */
import { type Block, parseMarkdown, parseSpans } from "#app/ui/markdown.ts";

type Area = HTMLTextAreaElement;
/** As high as the field, whatever is in it. */
const beside = "hidden h-0 min-h-full content-start gap-4 overflow-y-auto rounded-sm bg-sand-50 p-5 xl:grid";

type Choice = { value: string; label: string };

for (const area of document.querySelectorAll<Area>("textarea[data-writing]")) {
  area.before(makeBar(area));
  const preview = make("section", beside, []);
  preview.ariaLabel = "How it will look";
  // By keys, too, it can be scrolled.
  preview.tabIndex = 0;
  const show = () => preview.replaceChildren(...parseMarkdown(area.value).map(toElement));
  area.closest("[data-written]")?.append(preview);
  area.addEventListener("input", show);
  // What was kept on the device is put back in the meantime.
  setTimeout(show);
}

function makeBar(area: Area) {
  const acts: Record<string, () => void> = {
    Heading: () => markLines(area, "## "),
    Bold: () => wrap(area, "**", "bold words", "**"),
    List: () => markLines(area, "- "),
    Link: () => writeLink(area),
  };
  const buttons = Object.entries(acts).map(([label, act]) => {
    const button = make("button", "min-h-11 rounded-xs border border-control px-3 font-semibold", [label]);
    button.type = "button";
    button.onclick = act;
    return button;
  });
  const bar = make("div", "flex flex-wrap gap-2 text-sm", [...buttons, makePictures(area)]);
  bar.role = "toolbar";
  bar.ariaLabel = "Write";
  return bar;
}

/** The agency's own pictures; one that is chosen is put in. */
function makePictures(area: Area) {
  const choices: Choice[] = JSON.parse(area.dataset.writing ?? "[]");
  const select = make("select", "min-h-11 rounded-xs border border-control px-3 font-semibold", []);
  select.ariaLabel = "Picture";
  select.append(new Option("Picture", ""), ...choices.map(({ label, value }) => new Option(label, value)));
  select.onchange = () => {
    const { start, end } = findLines(area);
    const own = area.value.slice(start, end);
    const caption = "Caption";
    writeBlock(area, { start: own ? end : start, end }, `${own ? "\n\n" : ""}![${caption}](${select.value})`);
    selectWords(area, caption, area.value.lastIndexOf(`![${caption}]`, area.selectionEnd) + "![".length);
    select.value = "";
  };
  return select;
}

/** The whole lines of what is selected. */
function findLines({ value, selectionStart, selectionEnd }: Area) {
  const next = value.indexOf("\n", selectionEnd);
  return { start: value.lastIndexOf("\n", selectionStart - 1) + 1, end: next < 0 ? value.length : next };
}

/** Lines that have the mark already lose it. */
function markLines(area: Area, mark: string) {
  const place = findLines(area);
  const lines = area.value.slice(place.start, place.end).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line));
  writeBlock(area, place, marked.join("\n"));
}

/** With an empty line on either side, by which it is a block of its own. */
function writeBlock(area: Area, { start, end }: { start: number; end: number }, text: string) {
  const [before, after] = [area.value.slice(0, start), area.value.slice(end)];
  const isApart = start === end || before === "" || before.endsWith("\n\n");
  write(
    area,
    { start, end },
    `${isApart ? "" : "\n"}${text}${after === "" || after.startsWith("\n\n") ? "" : "\n"}`,
  );
}

function wrap(area: Area, before: string, empty: string, after: string) {
  const { selectionStart: start, selectionEnd: end } = area;
  const words = area.value.slice(start, end).trim() || empty;
  write(area, { start, end }, before + words + after);
  selectWords(area, words, start + before.length);
}

/** An address that was selected asks for its words, words for their address. */
function writeLink(area: Area) {
  const selected = area.value.slice(area.selectionStart, area.selectionEnd).trim();
  if (/^(?:https?:\/\/|\/)\S+$/.test(selected)) {
    const { selectionStart: start, selectionEnd: end } = area;
    write(area, { start, end }, `[words](${selected})`);
    selectWords(area, "words", start + "[".length);
  } else {
    wrap(area, "[", "words", "](https://)");
    selectWords(area, "https://", area.value.indexOf("https://", area.selectionEnd));
  }
}

/** What is typed next takes their place. */
function selectWords(area: Area, words: string, at: number) {
  area.setSelectionRange(at, at + words.length);
}

/** As if typed, so that the browser can undo it. */
function write(area: Area, { start, end }: { start: number; end: number }, text: string) {
  area.focus();
  area.setSelectionRange(start, end);
  document.execCommand("insertText", false, text);
}

function toElement(block: Block) {
  switch (block.kind) {
    case "heading":
      return make("h2", "font-display text-h3", toNodes(block.text));
    case "pullQuote":
      return make("blockquote", "border-banksia border-l-2 pl-6 font-display text-h3", toNodes(block.text));
    case "list":
      return make(
        "ul",
        "grid list-disc gap-1 pl-5",
        block.items.map((item) => make("li", "", toNodes(item))),
      );
    case "picture": {
      const picture = make("img", "rounded-xs", []);
      picture.src = block.name.startsWith("/") ? block.name : `/pictures/${block.name}.jpg`;
      picture.alt = block.text;
      return make("figure", "grid gap-2.5", [
        picture,
        make("figcaption", "text-slate text-xs", [block.text]),
      ]);
    }
    default:
      return make("p", "wrap-anywhere", toNodes(block.text));
  }
}

function toNodes(text: string) {
  return parseSpans(text).map((span) => {
    if (span.isBold) return make("strong", "", [span.text]);
    return span.href ? make("span", "underline", [span.text]) : span.text;
  });
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: readonly (Node | string)[],
) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}
