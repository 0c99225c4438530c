import { getHomeById } from "#app/calendars/homes-by-id.server.ts";
import type { ModuleServer, ModuleServices } from "#app/module-server.ts";
import { startLooking } from "#app/store/tasks.server.ts";
import { tellWhenDue } from "./tell-bookers.server.ts";
import { bookingsContext } from "./visitor/visitor-booking.server.ts";

export { openHomesMails } from "./visitor/booking-mails.server.ts";

const LOOK_EVERY_MS = 2_000;

export const openHomesServer: ModuleServer = {
  name: "open-homes",
  open: (services) => ({
    providePersonal: (context) => context.set(bookingsContext, services),
    stop: startTelling(services),
  }),
};

/** Mails people who booked an open home that was moved or cancelled. */
function startTelling({
  db,
  catalogue,
  texts,
  outbox,
  officeEmail,
  publicOrigin,
  noteOutage,
}: ModuleServices) {
  async function tell(now: number) {
    const office = { email: officeEmail, phone: texts.get().office.phone };
    const findHome = (id: string) => getHomeById(catalogue, id);
    if ((await tellWhenDue(db, { findHome, office, origin: publicOrigin, now })) > 0) outbox.wake();
  }
  return startLooking(
    () =>
      tell(Date.now()).catch((error: unknown) =>
        noteOutage(
          error,
          "mails to people who booked an open home could not be queued; retrying in a moment",
        ),
      ),
    LOOK_EVERY_MS,
  );
}
