import type { OfficeWords } from "../kinds/office-words-schema.ts";

/** The notice on every page while the office is closed. `today` is at the agency, as 2026-12-24. */
export function getClosure({ closure }: OfficeWords, today: string) {
  return closure && closure.from <= today && today <= closure.to ? closure.words : undefined;
}
