import { alertsStore } from "./alerts/module.store.server.ts";
import { calendarsStore } from "./calendars/module.store.server.ts";
import type { KeptTables, ModuleStore } from "./core/module-store.ts";
import { doorStore } from "./door/module.store.server.ts";
import { enquiriesStore } from "./enquiries/module.store.server.ts";
import { feedStore } from "./feed/module.store.server.ts";
import { leadsStore } from "./leads/module.store.server.ts";
import type { Tables } from "./module-types.ts";
import { newsletterStore } from "./newsletter/module.store.server.ts";
import { officeStore } from "./office/module.store.server.ts";
import { officeEnquiriesStore } from "./office-enquiries/module.store.server.ts";
import { officeTextsStore } from "./office-texts/module.store.server.ts";
import { officeVisitorsStore } from "./office-visitors/module.store.server.ts";
import { openHomesStore } from "./open-homes/module.store.server.ts";
import { ownersStore } from "./owners/module.store.server.ts";
import { picturesStore } from "./pictures/module.store.server.ts";
import { registerStore } from "./register/module.store.server.ts";
import { shortlistStore } from "./shortlist/module.store.server.ts";
import { coreStore } from "./store/outbox/module.store.server.ts";

/** The modules' tables and their upkeep. A module stands after those that it needs. */
export const moduleStores: readonly ModuleStore[] = [
  // One line for each module.
  enquiriesStore,
  openHomesStore,
  doorStore,
  newsletterStore,
  officeStore,
  officeEnquiriesStore,
  officeTextsStore,
  officeVisitorsStore,
  picturesStore,
  calendarsStore,
  registerStore,
  ownersStore,
  alertsStore,
  shortlistStore,
  feedStore,
  leadsStore,
  // Last: what others queued goes after what they erased.
  coreStore,
];

/** How restore and erasure treat each table; a table without an entry does not compile. */
export const keptTables: KeptTables<Tables> = {
  // One line for each module.
  ...enquiriesStore.tables,
  ...openHomesStore.tables,
  ...doorStore.tables,
  ...newsletterStore.tables,
  ...officeStore.tables,
  ...officeEnquiriesStore.tables,
  ...officeVisitorsStore.tables,
  ...picturesStore.tables,
  ...calendarsStore.tables,
  ...registerStore.tables,
  ...officeTextsStore.tables,
  ...ownersStore.tables,
  ...alertsStore.tables,
  ...shortlistStore.tables,
  ...feedStore.tables,
  ...leadsStore.tables,
  ...coreStore.tables,
};
