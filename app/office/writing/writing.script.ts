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
    if (target instanceof HTMLButtonElement) write(area, target.value);
  };
  bar.onchange = ({ target: select }) => {
    if (!(select instanceof HTMLSelectElement)) return;
    write(area, `\n\n![Caption](${select.value})\n\n`);
    select.value = "";
  };
  const show = () =>
    field.querySelector("section")?.replaceChildren(...parseMarkdown(area.value).map(toElement));
  area.addEventListener("input", show);
  // Runs after a draft from this device was restored.
  setTimeout(show);
}

/** Puts the selected words in the place of a mark's own word; a mark without one goes before each selected line. */
function write(area: HTMLTextAreaElement, mark: string) {
  const [own = ""] = /\w+/.exec(mark) ?? [];
  if (!own) area.selectionStart = area.value.lastIndexOf("\n", area.selectionStart - 1) + 1;
  const selected = area.value.slice(area.selectionStart, area.selectionEnd);
  const words = selected.trim() || own;
  const text = own ? mark.replace(own, () => words) : selected.replace(/^/gm, mark);
  area.focus();
  // As if typed, so that the browser can undo it.
  document.execCommand("insertText", false, text);
  if (!own) return;
  // What is typed next replaces a link's address, otherwise the words.
  const next = mark.includes(ADDRESS) ? ADDRESS : words;
  const at = area.value.lastIndexOf(next, area.selectionEnd - 1);
  area.setSelectionRange(at, at + next.length);
}

const tags = { heading: "h2", pullQuote: "blockquote", paragraph: "p" } as const;

function toElement(block: Block) {
  if (block.kind === "picture") {
    const src = block.name.startsWith("/") ? block.name : `/pictures/${block.name}.jpg`;
    return Object.assign(new Image(), { src, alt: block.text });
  }
  if (block.kind !== "list") return make(tags[block.kind], block.text);
  const list = document.createElement("ul");
  list.append(...block.items.map((item) => make("li", item)));
  return list;
}

function make(name: string, text: string) {
  const element = document.createElement(name);
  for (const { text: words, isBold, href } of parseSpans(text)) {
    const span = document.createElement(isBold ? "strong" : href ? "u" : "span");
    span.append(words);
    element.append(span);
  }
  return element;
}
