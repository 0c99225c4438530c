import { agency } from "#content/agency.ts";

/** A document's title: what the page is, then whose site it is on. */
export function toPageTitle(text: string) {
  return `${text} · ${agency.name}`;
}
