import { type Finding, makeFinding } from "../../register/register.ts";

/** Notes a finding about a listing, at the place in it. */
export type Note = (
  code: string,
  path: string,
  words: string,
  hint: string,
  level?: Finding["level"],
) => void;

const LONGEST_WORDS = 100;

export function createNotes() {
  const findings: Finding[] = [];
  const note: Note = (code, path, words, hint, level = "warn") => {
    findings.push(makeFinding(code, path, words.slice(0, LONGEST_WORDS), hint, level));
  };
  return { findings, note };
}
