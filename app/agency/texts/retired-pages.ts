import * as v from "valibot";
import type { TextVersionRow } from "./store/text-rows.ts";

/**
 * Pages and bands that the office could compose in earlier versions. Their texts stay in the store and are shown
 * nowhere.
 */
export const RETIRED_KIND = "campaign";

const schema = v.object({
  title: v.string(),
  description: v.string(),
  /** Its address; a band’s is none. */
  place: v.string(),
  blocks: v.array(v.objectWithRest({ name: v.string() }, v.string())),
});

type StoredText = Pick<TextVersionRow, "kind" | "state" | "fields">;

/** The addresses of those that were published, which are gone. */
export function findGoneAddresses(stored: readonly StoredText[]) {
  const published = stored.filter(({ kind, state }) => kind === RETIRED_KIND && state === "published");
  const places = published.map(({ fields }) => readRetiredPage(fields)?.place ?? "");
  return places.filter((place) => place.startsWith("/"));
}

/** What was written, for composing it again in Builder. */
export function toRetiredWords({ state, fields }: StoredText) {
  const { title, description, place, blocks } = readRetiredPage(fields) ?? {};
  const words = (blocks ?? []).map(({ name, ...inputs }) =>
    [name, ...Object.entries(inputs).map(([input, typed]) => typed && `  ${input}: ${typed}`)]
      .filter(Boolean)
      .join("\n"),
  );
  return [`${place ?? fields} (${state})`, title, description, ...words].filter(Boolean).join("\n\n");
}

function readRetiredPage(fields: string) {
  const { success, output } = v.safeParse(schema, JSON.parse(fields));
  return success ? output : undefined;
}
