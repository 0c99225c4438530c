import type { ModuleStore } from "#app/core/module-store.ts";
import { formatCount } from "#app/region/format.ts";
import { toMonthsBefore } from "#app/region/time.ts";
import { eraseOwnersAt, purgeOwners } from "./owners.server.ts";
import { REPORT_NOTICE } from "./report-notice.ts";
import type { OwnerTables } from "./store/owner-rows.ts";

const OWNER_MONTHS = 12;

export const ownersStore: ModuleStore<OwnerTables> = {
  name: "owners",
  migrations: {},
  tables: {
    owner: { rows: "owners, or drafts of their reports", isErased: true },
    // A restored link could open a page that was ended since the backup.
    owner_key: { isErased: true, isEmptiedByRestore: true },
    owner_report: { rows: "reports to owners", isErased: true },
    home_view: { rows: "days of views of homes", staysBecause: "it is about views, which are only counted" },
  },
  // These reports were sent since the backup, and their page may have been ended.
  isOldNews: () => `kind = '${REPORT_NOTICE}' and settled_at is null`,
  async erase(db, person, dataDir) {
    return { count: "email" in person ? await eraseOwnersAt(db, person.email, dataDir) : 0 };
  },
  async purge(db, options) {
    const count = await purgeOwners(db, toMonthsBefore(options.now, OWNER_MONTHS), options);
    return { count, words: formatCount(count, "owner") };
  },
};
