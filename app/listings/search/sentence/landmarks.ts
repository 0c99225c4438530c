import type { Suburb } from "#app/agency/texts/kinds/suburb.ts";

type Guide = Pick<Suburb, "name" | "overview" | "lifestyle" | "articles"> & {
  stats: Pick<Suburb["stats"], "schools">;
};

/** Suburbs by the names of schools, beaches and others in their guides, in small letters. */
export function findLandmarks(guides: readonly Guide[]): ReadonlyMap<string, readonly string[]> {
  const named = guides.flatMap(({ name, overview, lifestyle, articles, stats }) => {
    const texts = [overview, lifestyle, articles.paragraph1, articles.paragraph2];
    const names = [...stats.schools, ...texts.flatMap(findProperNames)];
    return names.map((each) => ({ suburb: name, landmark: each.toLowerCase().replace(/[’']/g, "") }));
  });
  const byLandmark = Map.groupBy(named, ({ landmark }) => landmark);
  return new Map(
    [...byLandmark].map(([landmark, all]) => [landmark, [...new Set(all.map(({ suburb }) => suburb))]]),
  );
}

/** Capitalised words side by side: "Fairy Bower". */
function findProperNames(text: string) {
  const runs: string[][] = [[]];
  for (const word of text.match(/[\p{L}’']+|[^\s\p{L}]/gu) ?? [])
    if (/^\p{Lu}/u.test(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs.filter(({ length }) => length > 1).map((words) => words.join(" "));
}
