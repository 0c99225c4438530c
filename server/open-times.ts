import { agency } from "#app/agency/folder/agency.ts";
import type { Texts } from "#app/agency/texts/open-texts.server.ts";
import { tellWhenDue } from "#app/enquiries/delivery/tell-bookers.server.ts";
import { moveBookings, moveBookingsTo } from "#app/enquiries/store/bookings.server.ts";
import { startOpenTimes } from "#app/homes/open-times/open-times.server.ts";
import { findOffered, getHomeById } from "#app/listings/catalogue/homes-by-id.server.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";

type Options = {
  db: Database;
  catalogue: Catalogue;
  texts: Pick<Texts, "get">;
  outbox: Pick<Outbox, "wake">;
  officeEmail: string;
  publicOrigin: string;
  noteOutage: NoteOutage;
};

/** The open times of the catalogue's homes; whoever booked one that moves moves along, and is told. */
export function openOpenTimes({
  db,
  catalogue,
  texts,
  outbox,
  officeEmail,
  publicOrigin,
  noteOutage,
}: Options) {
  return startOpenTimes({
    db,
    noteOutage,
    findOffered: () => findOffered(catalogue),
    async onMoves(transaction, moves, now) {
      for (const { homeId, from, to } of moves) {
        const next = to ? undefined : findListedAgain(homeId, from);
        if (next) await moveBookingsTo(transaction, homeId, { from, next });
        else await moveBookings(transaction, { homeId, from, to }, now);
      }
    },
    async onLook(now) {
      const office = { name: agency.legalName, email: officeEmail, phone: texts.get().office.phone };
      const findHome = (id: string) => getHomeById(catalogue, id);
      if ((await tellWhenDue(db, { findHome, office, origin: publicOrigin, now })) > 0) outbox.wake();
    },
  });

  /** The id under which a home was listed again, if it is open at that time. */
  function findListedAgain(id: string, time: string) {
    const next = catalogue.getRelistedSale(id) ?? catalogue.getRelistedRental(id);
    const times = next ? getHomeById(catalogue, next)?.inspections : [];
    return times?.some(({ date, start }) => `${date}T${start}` === time) ? next : undefined;
  }
}
