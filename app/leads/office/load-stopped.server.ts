import { href } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { formatCount } from "#app/region/format.ts";
import { findStopped } from "../store/destinations.server.ts";
import { startDestinations } from "./permission.ts";

/** Questions on Today about stopped destinations. */
export async function loadStoppedLeads({ db, person }: OfficeReader) {
  const stopped = isPermitted(person.role, startDestinations) ? await findStopped(db) : [];
  const stoppedLeads = stopped.map(({ name, stopped_at, waiting }) => ({
    title: `${name} takes no enquiries`,
    words: `It has refused our access since ${formatMoment(stopped_at ?? 0)}. ${formatCount(waiting, "enquiry", "enquiries")} for it ${waiting === 1 ? "is" : "are"} kept. Has its key or token been put right?`,
    action: href("/office/destinations"),
    acts: [{ intent: "try destination", label: "Try again now", about: name, hidden: { destination: name } }],
  }));
  return { stoppedLeads };
}
