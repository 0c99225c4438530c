import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";

type Asked = { code: string; words: string; level: string };

/** Drops questions of the rules that somebody has already answered. */
export async function withoutConfirmed<Finding extends Asked>(
  db: Database,
  found: ReadonlyMap<string, readonly Finding[]>,
) {
  const asked = [...found].flatMap(([id, findings]) => (findings.some(isQuestion) ? id : []));
  const confirmed = new Set<string>();
  for (const some of inParts(asked)) {
    const rows = await db.selectFrom("confirmed_words").selectAll().where("home_id", "in", some).execute();
    for (const { home_id, code, words } of rows) confirmed.add(toKey(home_id, { code, words }));
  }
  return new Map(
    [...found].map(([id, findings]) => [
      id,
      findings.filter((finding) => !(isQuestion(finding) && confirmed.has(toKey(id, finding)))),
    ]),
  );
}

type Confirmed = { homeId: string; code: string; words: string; author: string; now: number };

/** Records that a person confirmed these words. If they change, the rules ask again. */
export async function confirmWords(db: Database, { homeId, code, words, author, now }: Confirmed) {
  await db
    .insertInto("confirmed_words")
    .values({ home_id: homeId, code, words, author, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function isQuestion({ level }: Pick<Asked, "level">) {
  return level === "ask";
}

function toKey(homeId: string, { code, words }: Pick<Asked, "code" | "words">) {
  return JSON.stringify([homeId, code, words]);
}
