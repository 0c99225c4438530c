import { modules } from "#app/modules.ts";

const logWords: Readonly<Record<string, string>> = Object.assign({}, ...modules.map((each) => each.logWords));

/** The words for an action, to be followed by its subject: "save: price" is "changed the price of". */
export function toActWords(intent: string) {
  const { key, what } = readIntent(intent);
  const words = Object.hasOwn(logWords, key) ? logWords[key] : undefined;
  // The action of a removed module or an earlier release.
  return words?.replace("{}", what ?? "") ?? `${intent},`;
}

function readIntent(intent: string) {
  const [act = "", what] = intent.split(": ");
  return { key: what === undefined ? act : `${act}:`, what };
}

/** The words for a changed field, from the module that has the action. */
export function toFieldWords(intent: string, name: string) {
  const { key } = readIntent(intent);
  const { logFields = {} } = modules.find((each) => Object.hasOwn(each.logWords ?? {}, key)) ?? {};
  return (Object.hasOwn(logFields, name) && logFields[name]) || name;
}
