import type { OfficeWords } from "./kinds/office-words.ts";

/** What every page says on a day on which the office is closed; `today` at the agency, as 2026-12-24. */
export function getClosure({ closure }: OfficeWords, today: string) {
  return closure && closure.from <= today && today <= closure.to ? closure.words : undefined;
}
