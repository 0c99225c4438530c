import type { ModuleStore } from "#app/core/module-store.ts";
import { addPhones, addWords, createContractLinks, fillPhones } from "./handling/handling-tables.server.ts";
import type { HandlingTables } from "./store/handling-rows.ts";

export const officeEnquiriesStore: ModuleStore<HandlingTables> = {
  name: "office-enquiries",
  // The office creates handling. These are older than this module, so their names are others'.
  migrations: {
    "021-contract-links": createContractLinks,
    "025-phones": addPhones,
    "enquiries/001-known-phones": fillPhones,
    "enquiries/002-words": addWords,
  },
  // Deleted with their enquiry.
  tables: {
    handling: { rows: "states of enquiries in the office", isErased: true },
    handling_event: { rows: "answers, notes and other intents in the office", isErased: true },
    enquiry_word: { isErased: true },
    contract_link: { isErased: true },
  },
};
