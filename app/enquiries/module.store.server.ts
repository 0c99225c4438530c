import type { ModuleStore } from "#app/core/module-store.ts";
import { createAmendmentIndex } from "#app/migrations/enquiry-tables.server.ts";
import { formatCount } from "#app/region/format.ts";
import type { EnquiryTables } from "./store/enquiry-rows.ts";
import { eraseEnquiriesOf, purgeEnquiries } from "./store/erase-enquiries.server.ts";

export const enquiriesStore: ModuleStore<EnquiryTables> = {
  name: "enquiries",
  migrations: { "enquiries/003-amendments": createAmendmentIndex },
  tables: {
    enquiry: { rows: "enquiries", isErased: true },
    amendment: { rows: "changes to enquiries", isErased: true },
    booking: { rows: "booked inspections", isErased: true },
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
