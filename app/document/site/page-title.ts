import { agency } from "#content/agency.ts";

/** A document's title, ending with the agency's name. */
export function toPageTitle(text: string) {
  return `${text} · ${agency.name}`;
}
