/** Each picture that is added counts one; any other change of a home counts the time. */
const MOST_ADDED = 1000;

/**
 * Takes over from a page that came after a picture was added what is new in it; what was typed in this one stays. Returns
 * the number of the newest picture, and how it looks.
 */
export function adoptPage(page: Document, form: HTMLFormElement) {
  const list = document.querySelector("[data-pictures]");
  const theirs = page.querySelector("[data-pictures]");
  const cards = [...(theirs?.children ?? [])];
  const newest = cards.at(-1);
  const picture = newest?.querySelector("[data-grip] > div");
  const look = picture ? document.importNode(picture, true) : undefined;
  if (list) list.append(...cards.filter((card) => !isHere(toSource(card))));
  else if (theirs) form.after(theirs.closest("form") ?? theirs);
  adoptSeen(page);
  adoptSummary(page);
  return { number: cards.length, look };
}

function isHere(source: string) {
  const fields = document.querySelectorAll<HTMLInputElement>("[data-pictures] [name^=src-]");
  return [...fields].some(({ value }) => value === source);
}

function toSource(card: Element) {
  return card.querySelector<HTMLInputElement>("[name^=src-]")?.value ?? "";
}

/** The forms of this page know of the added pictures, and of nothing else that others may have changed. */
function adoptSeen(page: Document) {
  const seen = Number(page.querySelector<HTMLInputElement>("[name=seen]")?.value);
  for (const field of document.querySelectorAll<HTMLInputElement>("[name=seen]"))
    if (seen - Number(field.value) < MOST_ADDED) field.value = String(seen);
}

function adoptSummary(page: Document) {
  const [old, next] = [document, page].map((each) => each.querySelector("[data-summary]"));
  if (old && next) old.replaceWith(next);
  else if (next) document.querySelector("[data-pictures]")?.closest("form")?.before(next);
}
