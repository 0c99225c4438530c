import { agency } from "#app/agency/folder/agency.ts";

/** A document's title, ending with the agency's name. */
export function toPageTitle(text: string) {
  return `${text} · ${agency.name}`;
}
