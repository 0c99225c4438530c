import { addCampaigns, createEnquiryTables, createHeldIndex } from "./migrations/enquiry-tables.server.ts";
import { createOpenTables } from "./migrations/open-tables.server.ts";
import { addLists, createOwnerTables } from "./migrations/owner-tables.server.ts";
import {
  addRegisterColumns,
  createOverrideTables,
  createRegisterTables,
} from "./migrations/register-tables.server.ts";
import { moduleStores } from "./modules.store.server.ts";
import {
  createDestinations,
  createNoticeTable,
  createTaskTable,
  type Migrations,
} from "./store/migrations.server.ts";

/** Those of before modules, whose tables still know each other. A released migration is never changed or renamed. */
const ofFeatures: Migrations = {
  "001-enquiries": (db) => createEnquiryTables(db).then(() => createNoticeTable(db)),
  "002-tasks": createTaskTable,
  "004-register": createRegisterTables,
  "006-overrides": createOverrideTables,
  "010-register": addRegisterColumns,
  "011-open-times": createOpenTables,
  "014-held": createHeldIndex,
  "016-owners": createOwnerTables,
  "019-destinations": createDestinations,
  "020-campaigns": addCampaigns,
  "023-lists": addLists,
};

/** Those of every module, in the order of the modules. */
export const migrations: Migrations = Object.assign(
  {},
  ofFeatures,
  ...moduleStores.map((store) => store.migrations),
);
