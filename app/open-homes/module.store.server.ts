import type { ModuleStore } from "#app/core/module-store.ts";
import { createBookingLinks } from "./store/booking-links.server.ts";
import type { OpenHomesTables } from "./store/booking-rows.ts";

export const openHomesStore: ModuleStore<OpenHomesTables> = {
  name: "open-homes",
  migrations: { "open-homes/001-booking-links": createBookingLinks },
  // Deleted with their enquiry.
  tables: { booking_link: { isErased: true } },
};
