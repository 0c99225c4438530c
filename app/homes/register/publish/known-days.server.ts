import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Override } from "../by-hand/overrides.server.ts";
import type { Published } from "../register.ts";
import type { RegisterRow } from "../store/register-rows.ts";

type Home = {
  row: Pick<RegisterRow, "id" | "created_at">;
  published?: Pick<Published, "record">;
  overrides: readonly Pick<Override, "part">[];
};

const priceFields = ["price_aud", "price_to", "price_text", "weekly_rent_aud"];

/**
 * Since when each home is listed, unless it came with the `first` one and was on the market before; and when the price that
 * its sender says last changed, unless it is hidden or the office says another.
 */
export async function findKnownDays(db: Database, homes: readonly Home[], first: Home | undefined) {
  const ids = homes.map(({ row }) => row.id);
  const changes = await db
    .selectFrom("register_version")
    .select(["home_id", (eb) => eb.fn.max("created_at").as("at")])
    .where("home_id", "in", ids)
    .where("state", "=", "published")
    .where(({ eb, or }) => or(priceFields.map((name) => eb("differences", "like", `%"field":"${name}"%`))))
    .groupBy("home_id")
    .execute();
  const changedOn = new Map(changes.map(({ home_id, at }) => [home_id, toDay(at)]));
  const firstDay = toDay(first?.row.created_at);
  return new Map(
    homes.map(({ row, published, overrides }) => {
      const listedOn = toDay(row.created_at);
      const isSaid =
        published?.record.price_display !== false && !overrides.some(({ part }) => part === "price");
      const price_changed_on = isSaid ? changedOn.get(row.id) : undefined;
      return [row.id, { listed_on: listedOn === firstDay ? undefined : listedOn, price_changed_on }];
    }),
  );
}

/** PostgreSQL gives the greatest of large numbers as a text. */
function toDay(at: unknown) {
  return toAgencyTime(Number(at)).slice(0, 10);
}
