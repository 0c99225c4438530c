import { agencyStore } from "./agency/module.store.server.ts";
import { alertsStore } from "./alerts/module.store.server.ts";
import type { ModuleStore } from "./core/module-store.ts";
import { enquiriesStore } from "./enquiries/module.store.server.ts";
import { homesStore } from "./homes/module.store.server.ts";
import { newsletterStore } from "./newsletter/module.store.server.ts";
import { officeStore } from "./office/module.store.server.ts";
import { doorStore } from "./office/open-homes/door/module.store.server.ts";
import { ownersStore } from "./owners/module.store.server.ts";
import { shortlistStore } from "./shortlist/module.store.server.ts";
import { coreStore } from "./store/outbox/module.store.server.ts";

/** What the modules keep in the store, and what becomes of it. A module stands after those that it needs. */
export const moduleStores: readonly ModuleStore[] = [
  // A line each.
  enquiriesStore,
  newsletterStore,
  officeStore,
  homesStore,
  agencyStore,
  doorStore,
  ownersStore,
  alertsStore,
  shortlistStore,
  // Last: what others queued goes after what they erased.
  coreStore,
];
