import type { ModuleStore } from "#app/core/module-store.ts";
import type { OfficeTables } from "./store/office-rows.ts";
import { createKnownBrowsers, createOfficeTables } from "./store/office-tables.server.ts";

const theirs = { staysBecause: "it is about people who work at the agency" };

export const officeStore: ModuleStore<OfficeTables> = {
  name: "office",
  migrations: { "005-office": createOfficeTables, "009-known-browsers": createKnownBrowsers },
  tables: {
    person: { rows: "people of the office, or their roles", ...theirs },
    passkey: { rows: "phones that sign people in", ...theirs },
    // Emptied by a restore, which could otherwise sign in a lost phone or a former colleague again.
    sign_in: { ...theirs, isEmptiedByRestore: true },
    session: { ...theirs, isEmptiedByRestore: true },
    known_browser: theirs,
    log: { rows: "entries of the office’s log", staysBecause: "it goes after 24 months" },
  },
};
