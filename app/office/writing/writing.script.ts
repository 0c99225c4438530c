/* The toolbar over a field for Markdown, and the preview beside it. */
import { type Block, parseMarkdown, parseSpans } from "#app/ui/markdown.ts";

const ADDRESS = "https://";

for (const field of document.querySelectorAll("[data-writing]")) {
  const area = field.querySelector("textarea");
  const bar = field.querySelector<HTMLElement>("[role=toolbar]");
  if (!area || !bar) continue;
  area.before(bar);
  bar.hidden = false;
  bar.onclick = ({ target }) => {
    if (target instanceof HTMLButtonElement) writeMark(area, target.dataset);
  };
  bar.onchange = ({ target: select }) => {
    if (!(select instanceof HTMLSelectElement)) return;
    writeAround(area, "\n\n![", `](${select.value})\n\n`, "Caption");
    select.value = "";
  };
  const show = () =>
    field.querySelector("section")?.replaceChildren(...parseMarkdown(area.value).map(toElement));
  area.addEventListener("input", show);
  // Runs after a draft from this device was restored.
  setTimeout(show);
}

function writeMark(area: HTMLTextAreaElement, { line, before = "", after = "" }: DOMStringMap) {
  if (!line) return writeAround(area, before, after);
  const { value, selectionStart, selectionEnd } = area;
  area.setSelectionRange(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionEnd);
  write(area, line + getSelected(area).replaceAll("\n", `\n${line}`));
}

/** Writes around the selected words. What is typed next replaces a link's address, otherwise those words. */
function writeAround(area: HTMLTextAreaElement, before: string, after: string, placeholder = "words") {
  const words = getSelected(area).trim() || placeholder;
  write(area, before + words + after);
  const next = after.includes(ADDRESS) ? ADDRESS : words;
  const at = area.value.lastIndexOf(next, area.selectionEnd - 1);
  area.setSelectionRange(at, at + next.length);
}

function getSelected({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return value.slice(selectionStart, selectionEnd);
}

/** Replaces the selection as if typed, so that the browser can undo it. */
function write(area: HTMLTextAreaElement, text: string) {
  area.focus();
  document.execCommand("insertText", false, text);
}

const tags = { heading: "h2", pullQuote: "blockquote", paragraph: "p" } as const;

function toElement(block: Block) {
  if (block.kind === "list")
    return make(
      "ul",
      block.items.map((item) => make("li", toNodes(item))),
    );
  if (block.kind !== "picture") return make(tags[block.kind], toNodes(block.text));
  const picture = new Image();
  picture.src = block.name.startsWith("/") ? block.name : `/pictures/${block.name}.jpg`;
  picture.alt = block.text;
  return picture;
}

function toNodes(text: string) {
  return parseSpans(text).map(({ text: words, isBold, href }) => {
    if (isBold) return make("strong", [words]);
    return href ? make("u", [words]) : words;
  });
}

function make(name: string, children: readonly (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
