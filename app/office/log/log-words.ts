import { modules } from "#app/modules.ts";

const logWords: Readonly<Record<string, string>> = Object.assign({}, ...modules.map((each) => each.logWords));

/** What somebody did, in words before what it was done with: "save: price" is "changed the price of". */
export function toActWords(intent: string) {
  const { key, what } = readIntent(intent);
  const words = Object.hasOwn(logWords, key) ? logWords[key] : undefined;
  // Of a module that has gone, or of an earlier release.
  return words?.replace("{}", what ?? "") ?? `${intent},`;
}

function readIntent(intent: string) {
  const [act = "", what] = intent.split(": ");
  return { key: what === undefined ? act : `${act}:`, what };
}

/** What the module of an act calls something that the act changed. */
export function toFieldWords(intent: string, name: string) {
  const { key } = readIntent(intent);
  const { logFields = {} } = modules.find((each) => Object.hasOwn(each.logWords ?? {}, key)) ?? {};
  return (Object.hasOwn(logFields, name) && logFields[name]) || name;
}
