import { modules } from "#app/modules.ts";

const logWords: Readonly<Record<string, string>> = Object.assign({}, ...modules.map((each) => each.logWords));

/** What somebody did, in words before what it was done with: "save: price" is "changed the price of". */
export function toActWords(intent: string) {
  const [act = "", what] = intent.split(": ");
  const key = what === undefined ? act : `${act}:`;
  const words = Object.hasOwn(logWords, key) ? logWords[key] : undefined;
  // Of a module that has gone, or of an earlier release.
  return words?.replace("{}", what ?? "") ?? `${intent},`;
}
