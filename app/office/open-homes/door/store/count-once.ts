import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#app/store/tables.ts";

/** Of two who were joined the one that is kept counts, unless it is spam by now. */
export function isCountedOnce(where: ExpressionBuilder<Tables, "open_visitor">) {
  const kept = where
    .selectFrom("enquiry as kept")
    .select("kept.id")
    .whereRef("kept.id", "=", "open_visitor.same_as")
    .where("kept.flag", "is", null);
  return where.not(where.exists(kept));
}
