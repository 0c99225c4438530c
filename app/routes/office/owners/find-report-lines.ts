import { findAgentsHomes } from "#app/homes/register/by-hand/find-homes.server.ts";
import { parseRecord } from "#app/homes/register/register.ts";
import type { requirePerson } from "#app/office/access/require-person.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { toText } from "#app/office/homes/forms/part-form.ts";
import type { ReportLine } from "#app/office/owners/report-page.tsx";
import { findReported, isReportDue } from "#app/office/owners/reports.server.ts";

type Entrance = Pick<Awaited<ReturnType<typeof requirePerson>>, "db" | "person" | "reach" | "now">;

/** The owners of the homes that the person may work on, those whose report is due first. */
export async function findReportLines({ db, person, reach, now }: Entrance): Promise<ReportLine[]> {
  const all = await findReported(db);
  const own =
    reach === "all"
      ? undefined
      : await findAgentsHomes(
          db,
          all.map(({ home_id }) => home_id),
          person.email,
        );
  const lines = all
    .filter(({ home_id }) => own?.has(home_id) ?? true)
    .map((owner) => {
      const isDue = isReportDue(owner, now);
      const sent = owner.reported_at > 0 ? `Sent ${formatMoment(owner.reported_at)}` : "No report yet";
      return {
        id: owner.id,
        name: owner.name,
        address: toText(parseRecord(owner), "address") || owner.home_id,
        state: isDue ? "To write" : sent,
        isDue,
      };
    });
  return lines.toSorted((one, other) => Number(other.isDue) - Number(one.isDue));
}
