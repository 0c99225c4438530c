import type { Entrance, OfficeArguments } from "#app/office/access/require-person.server.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { getListedHome } from "../office/listed-home.server.ts";
import { getReport } from "../owner-reports.server.ts";
import { findNews, type NextReport, type OwnerView } from "../owner-view.ts";
import { getOwner } from "../owners.server.ts";
import { readOwnerView } from "./read-owner-view.ts";

type Reader = Pick<Entrance, "db" | "person" | "scope" | "now">;

/** Reads an owner and the report as of now. Throws "not found" where the person may not work on the home. */
export async function readReport(entrance: Reader, id: string, context: OfficeArguments["context"]) {
  const { db, now } = entrance;
  const owner = await getOwner(db, id);
  if (!owner) throw toRefusal({ reason: "not found" });
  await getListedHome(entrance, owner.home_id);
  const read = await readOwnerView(db, owner, context, now);
  if (!read) throw toRefusal({ reason: "not found" });
  const { view, home, next, counts } = read;
  const rows = toRows(view, next);
  const last = await getReport(db, { ownerId: owner.id });
  const standing = rows.find(({ label }) => label === STANDING)?.value;
  const told = last?.figures.rows.find(({ label }) => label === STANDING)?.value;
  return {
    owner,
    homeId: home.row.id,
    view,
    next,
    last,
    /** Whether somebody came, asked or booked since the last report, or the home's status or price changed. */
    hasNews: !last || findNews(next.figures).length > 0 || standing !== told,
    figures: {
      counts,
      shown: { since: next.since, figures: [...next.figures] },
      address: view.address,
      rows,
    },
  };
}

const STANDING = "How it stands";

/** The lines of the mail. */
function toRows({ state, price }: OwnerView, { figures, since, opens }: NextReport) {
  const counted = figures.map(({ label, value }, index) => ({
    label: since && index === 0 ? `${label} since ${since}` : label,
    value,
  }));
  return [
    ...counted,
    { label: STANDING, value: [state, price].filter(Boolean).join(", ") },
    ...(opens.length > 0 ? [{ label: "Next open homes", value: opens.join("\n") }] : []),
  ];
}
