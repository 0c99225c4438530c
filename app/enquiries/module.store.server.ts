import type { ModuleStore } from "#app/core/module-store.ts";
import { formatCount } from "#app/region/format.ts";
import { fillPhones } from "./handling/known-phones.server.ts";
import type { EnquiryTables } from "./store/enquiry-rows.ts";
import { addWords } from "./store/enquiry-words.server.ts";
import { eraseEnquiriesOf, purgeEnquiries } from "./store/erase-enquiries.server.ts";

export const enquiriesStore: ModuleStore<EnquiryTables> = {
  name: "enquiries",
  migrations: { "enquiries/001-known-phones": fillPhones, "enquiries/002-words": addWords },
  tables: {
    person: {
      rows: "people of the office, or their roles",
      staysBecause: "it is of who works at the agency",
    },
    enquiry: { rows: "enquiries", isErased: true },
    amendment: { rows: "changes to enquiries", isErased: true },
    booking: { rows: "booked inspections", isErased: true },
    contract_link: { isErased: true },
    handling: { rows: "states of enquiries in the office", isErased: true },
    enquiry_word: { isErased: true },
    handling_event: { rows: "answers, notes and other intents in the office", isErased: true },
  },
  async erase(db, person, dataDir) {
    const count = await eraseEnquiriesOf(db, person, dataDir);
    return { count, words: formatCount(count, "enquiry", "enquiries") };
  },
  async purge(db, options) {
    const count = await purgeEnquiries(db, options);
    return { count, words: formatCount(count, "enquiry", "enquiries") };
  },
};
