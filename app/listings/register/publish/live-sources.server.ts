import type { Element } from "#app/feed/element.ts";
import type { Database } from "#app/store/database.server.ts";

const HOMES_A_BATCH = 200;

/** REAXML of every home that is on the site, as its sender meant it, in batches; adopted homes have none. */
export async function* findLiveSources(db: Database): AsyncGenerator<Element[]> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("register")
      .innerJoin("register_version", "register_version.id", "register.published_version")
      .select(["register.id", "register.mod_time", "register_version.source", "register_version.status"])
      .where("register.state", "in", ["live", "sold", "leased"])
      .where("register.id", ">", after)
      .orderBy("register.id")
      .limit(HOMES_A_BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.flatMap(({ source, status, mod_time }) =>
      source === null ? [] : [toListing(JSON.parse(source), status, mod_time)],
    );
  }
}

function toListing(source: Element, status: string, modTime: string | null): Element {
  const attributes = { ...(modTime ? { modTime } : {}), status };
  return { ...source, attributes: { ...attributes, ...source.attributes } };
}
