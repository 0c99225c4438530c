import { findOffered, getHomeById } from "#app/calendars/homes-by-id.server.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { followMoves } from "#app/slots/calendars.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { startOpenTimes } from "./open-times.server.ts";

type Options = { db: Database; catalogue: Catalogue; noteOutage: NoteOutage };

/** Starts comparing the open times of the catalogue's homes. */
export function startCatalogueTimes({ db, catalogue, noteOutage }: Options) {
  return startOpenTimes({
    db,
    noteOutage,
    findOffered: () => findOffered(catalogue),
    async onMoves(transaction, moves, now) {
      for (const follow of followMoves) await follow(transaction, moves, { now, findListedAgain });
    },
  });

  function findListedAgain(id: string, time: string) {
    const next = catalogue.getRelistedSale(id) ?? catalogue.getRelistedRental(id);
    const times = next ? getHomeById(catalogue, next)?.inspections : [];
    return times?.some(({ date, start }) => `${date}T${start}` === time) ? next : undefined;
  }
}
