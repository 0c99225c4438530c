import { migrationNames } from "#app/store/migrations.server.ts";

/** The tables that hold what people sent, or wrote in the office. */
export const storeTables = [
  "enquiry",
  "amendment",
  "notice",
  "subscriber",
  "handling",
  "handling_event",
  "booking",
  "override",
  "home_act",
  "register_version",
  "person",
  "passkey",
  "log",
  "text_version",
  "shortlist",
  "shortlist_member",
  "shortlist_item",
  "shortlist_opinion",
] as const;

/** The newest of the migrations that a copy names. Throws when it has none, or comes from a later version than this one. */
export function checkSchema(applied: readonly string[]) {
  const known: readonly string[] = migrationNames;
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`it was made by a newer version of this software (${unknown.join(", ")})`);
  const newest = applied.toSorted().at(-1);
  if (!newest) throw new Error("it holds no store of this software");
  const missing = migrationNames.length - applied.length;
  return `${newest}${missing > 0 ? `, ${missing} older than this version: brought up to date at the next start` : ""}`;
}
