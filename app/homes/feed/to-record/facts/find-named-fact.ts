import { type HomeFact, homeFacts } from "../../../record/facts/home-facts.ts";

const byName = new Map(
  homeFacts.flatMap((fact) => {
    const elements = fact.reaxml.filter((path) => !/[@=]/.test(path)).map((path) => path.split("/").at(-1));
    return [fact.key, fact.label, ...elements].map((name = ""): [string, HomeFact] => [
      toLetters(name),
      fact,
    ]);
  }),
);

/** The fact that goes by such a name: its key, its label or its element, whatever stands between the letters. */
export function findNamedFact(name: string): HomeFact | undefined {
  return byName.get(toLetters(name));
}

function toLetters(name: string) {
  return name.toLowerCase().replace(/[^\p{L}]/gu, "");
}
