import type { Element } from "#app/feed/element.ts";
import type { Database } from "#app/store/database.server.ts";

const HOMES_A_BATCH = 200;

/** REAXML of every home that is on the site, as its sender meant it, in batches; adopted homes have none. */
export async function* findLiveSources(db: Database): AsyncGenerator<Element[]> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("register")
      .innerJoin("register_version", "register_version.id", "register.published_version")
      .select(["register.id as id", "register_version.source as source"])
      .where("register.state", "in", ["live", "sold", "leased"])
      .where("register.id", ">", after)
      .orderBy("register.id")
      .limit(HOMES_A_BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.flatMap(({ source }) => (source === null ? [] : [JSON.parse(source)]));
  }
}
