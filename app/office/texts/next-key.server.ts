import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import type { Database } from "#app/store/database.server.ts";
import type { OfficeKind } from "./text-kind.ts";

/** A number that no text of the kind ever had. */
export async function getNextKey(db: Database, kind: OfficeKind, texts: SiteTexts) {
  const rows = await db
    .selectFrom("text_version")
    .select("key")
    .where("kind", "=", kind.kind)
    .distinct()
    .execute();
  const known = [...rows, ...kind.findShown(texts), ...kind.findShown(defaultTexts)];
  return String(Math.max(0, ...known.map(({ key }) => Number(key))) + 1);
}
