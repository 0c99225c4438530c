import type { Note } from "./unsent-notes.ts";

type Change = (change: (notes: Note[]) => Note[]) => void;

/** Lists notes that the office refused, with buttons to send them again or delete them. */
export function showRefused(notes: readonly Note[], change: Change) {
  const list = document.querySelector<HTMLElement>("[data-refused]");
  if (!list) return;
  list.hidden = notes.length === 0;
  const items = notes.map(({ body, refusal }) => {
    const typed = new URLSearchParams(body);
    const item = document.createElement("li");
    const noted = ["name", "phone", "email", "note", "told"].flatMap((name) => typed.get(name) || []);
    item.textContent = `${noted.join(", ")}: ${refusal} `;
    const again = makeButton("Send again", () =>
      change((all) => all.map((note) => (note.body === body ? { ...note, refusal: undefined } : note))),
    );
    const remove = makeButton("Remove it from this phone", () =>
      change((all) => all.filter((note) => note.body !== body)),
    );
    item.append(again, " ", remove);
    return item;
  });
  list.querySelector("ul")?.replaceChildren(...items);
}

function makeButton(label: string, onClick: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "min-h-11 underline";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}

/** Reads the reason of a refusal from the office's page. */
export async function readRefusal(reply: Response) {
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  // The error comes first, because the heading of a sheet is only the home's address.
  const words = page.querySelector("[role=alert] li") ?? page.querySelector("h1");
  return words?.textContent ?? "It was not taken.";
}
