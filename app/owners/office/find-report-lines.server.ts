import { href } from "react-router";
import type { Entrance } from "#app/office/access/require-person.server.ts";
import type { LinkLine } from "#app/office/frame/link-lines.tsx";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { getHomeRows } from "#app/register/by-hand/find-homes.server.ts";
import { parseRecord, toText } from "#app/register/register.ts";
import { type FindReported, findReported } from "../owner-reports.server.ts";

type Reader = Pick<Entrance, "db" | "person" | "scope" | "now">;

type Part = Pick<FindReported, "isDue" | "limit" | "offset">;

type ReportLine = LinkLine & { isDue: boolean; isLost: boolean };

/** Finds the owners of homes that the person may work on, those with a report due first. */
export async function findReportLines({ db, person, scope, now }: Reader, part: Part): Promise<ReportLine[]> {
  const agentEmail = scope === "all" ? undefined : person.email;
  const owners = await findReported(db, { ...part, agentEmail, now });
  const rows = await getHomeRows(
    db,
    owners.map(({ listed_id }) => listed_id),
  );
  const homes = new Map(rows.map((row) => [row.id, parseRecord(row)]));
  return owners.map((owner) => {
    const isDue = Number(owner.is_due) === 1;
    const isLost = Number(owner.is_lost) === 1;
    const sent = owner.reported_at > 0 ? `Sent ${formatMoment(owner.reported_at)}` : "No report yet";
    return {
      href: href("/office/reports/:id", { id: owner.id }),
      title: toText(homes.get(owner.listed_id) ?? {}, "address") || owner.listed_id,
      note: owner.name,
      state: isLost ? "Not delivered" : isDue ? "To write" : sent,
      isDue,
      isLost,
    };
  });
}
