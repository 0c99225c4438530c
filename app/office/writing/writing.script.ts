/* A Markdown toolbar over text fields, with a live preview beside them. */
import { type Block, parseMarkdown, parseSpans } from "#app/ui/markdown.ts";

type Area = HTMLTextAreaElement;
type Choice = { value: string; label: string };

/** The preview is as high as the field and scrolls. */
const beside = "hidden h-0 min-h-full content-start gap-4 overflow-y-auto rounded-sm bg-sand-50 p-5 xl:grid";
const control = "min-h-11 rounded-xs border border-control px-3 font-semibold";

for (const area of document.querySelectorAll<Area>("textarea[data-writing]")) {
  area.before(makeBar(area));
  const preview = make("section", beside, []);
  preview.ariaLabel = "How it will look";
  // Focusable, so that it can be scrolled with the keyboard.
  preview.tabIndex = 0;
  const show = () => preview.replaceChildren(...parseMarkdown(area.value).map(toElement));
  area.closest("[data-written]")?.append(preview);
  area.addEventListener("input", show);
  // Runs after a draft from this device was restored.
  setTimeout(show);
}

function makeBar(area: Area) {
  const acts: Record<string, () => void> = {
    Heading: () => markLines(area, "## "),
    Bold: () => wrap(area, "bold words", (words) => `**${words}**`),
    List: () => markLines(area, "- "),
    Link: () => wrap(area, "words", (words) => `[${words}](https://)`, "https://"),
  };
  const buttons = Object.entries(acts).map(([label, act]) => {
    const button = make("button", control, [label]);
    button.type = "button";
    button.onclick = act;
    return button;
  });
  const bar = make("div", "flex flex-wrap gap-2 text-sm", [...buttons, makePictures(area)]);
  bar.role = "toolbar";
  bar.ariaLabel = "Write";
  return bar;
}

/** Buttons for the agency's own pictures; each inserts its picture below the current line. */
function makePictures(area: Area) {
  const choices: Choice[] = JSON.parse(area.dataset.writing ?? "[]");
  const select = make("select", control, []);
  select.ariaLabel = "Picture";
  select.append(new Option("Picture", ""), ...choices.map(({ label, value }) => new Option(label, value)));
  select.onchange = () => {
    const { end } = findLines(area);
    writeBlock(area, { start: end, end }, `![Caption](${select.value})`, "Caption");
    select.value = "";
  };
  return select;
}

type Place = { start: number; end: number };

/** The selection, extended to whole lines. */
function findLines({ value, selectionStart, selectionEnd }: Area): Place {
  return {
    start: value.lastIndexOf("\n", selectionStart - 1) + 1,
    end: `${value}\n`.indexOf("\n", selectionEnd),
  };
}

function markLines(area: Area, mark: string) {
  const place = findLines(area);
  writeBlock(area, place, mark + area.value.slice(place.start, place.end).replaceAll("\n", `\n${mark}`));
}

/** Inserts a text as a block of its own, with an empty line before and after it. */
function writeBlock(area: Area, { start, end }: Place, text: string, selected?: string) {
  const [before, after] = [area.value.slice(0, start), area.value.slice(end)];
  const toGap = (side: string, newlines: RegExp) =>
    side && "\n".repeat(2 - (newlines.exec(side)?.[0].length ?? 0));
  area.setSelectionRange(start, end);
  write(area, toGap(before, /\n{0,2}$/) + text + toGap(after, /^\n{0,2}/), selected);
}

/** Wraps the selection, or placeholder words, in markup. */
function wrap(area: Area, words: string, toText: (words: string) => string, selected?: string) {
  const own = area.value.slice(area.selectionStart, area.selectionEnd).trim() || words;
  write(area, toText(own), selected ?? own);
}

/** Writes as if typed, so that the browser can undo it, and selects `selected`, which the next key replaces. */
function write(area: Area, text: string, selected = "") {
  const start = area.selectionStart;
  area.focus();
  document.execCommand("insertText", false, text);
  const at = selected ? area.value.lastIndexOf(selected, start + text.length) : area.selectionEnd;
  area.setSelectionRange(at, at + selected.length);
}

const looks = {
  heading: ["h2", "font-display text-h3"],
  pullQuote: ["blockquote", "border-banksia border-l-2 pl-6 font-display text-h3"],
  paragraph: ["p", "wrap-anywhere"],
} as const;

function toElement(block: Block) {
  if (block.kind === "list")
    return make(
      "ul",
      "grid list-disc gap-1 pl-5",
      block.items.map((item) => make("li", "", toNodes(item))),
    );
  if (block.kind !== "picture") {
    const [name, className] = looks[block.kind];
    return make(name, className, toNodes(block.text));
  }
  const picture = make("img", "rounded-xs", []);
  picture.src = block.name.startsWith("/") ? block.name : `/pictures/${block.name}.jpg`;
  picture.alt = block.text;
  return picture;
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
