import { formatMoment } from "#app/office/frame/moment-words.ts";
import type { FindOfVisitor } from "#app/office/search/find-in-office.ts";

export const alertsOfVisitor: FindOfVisitor = async ({ db }, { emails }) => {
  if (emails.length === 0) return undefined;
  const alerts = await db
    .selectFrom("alert")
    .innerJoin("follower", "follower.id", "alert.follower_id")
    .select(["alert.id", "list", "criteria", "home", "frequency", "alert.asked_at", "alert.confirmed_at"])
    .where("email", "in", emails)
    .orderBy("alert.asked_at", "desc")
    .execute();
  if (alerts.length === 0) return undefined;
  const lines = alerts.map(({ list, criteria, home, frequency, asked_at, confirmed_at }) => ({
    href: list === "sale" ? "/listings" : "/rentals",
    title: home
      ? `News of the home ${home.replace(/^\S+ /, "")}`
      : `New homes ${list === "sale" ? "for sale" : "for rent"}`,
    note: [
      criteria && decodeURIComponent(criteria.replaceAll("+", " ")).replaceAll("&", ", "),
      frequency.replace("-", " "),
    ]
      .filter(Boolean)
      .join(", "),
    state: confirmed_at === null ? "Not confirmed yet" : `Since ${formatMoment(asked_at)}`,
  }));
  return { title: "Alerts", count: lines.length, lines };
};
