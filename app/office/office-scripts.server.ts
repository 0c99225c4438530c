import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script as keepDrafts } from "./drafts/keep-drafts.script.ts?script";
import { script as searchKey } from "./search/search-key.script.ts?script";
import { script as writing } from "./writing/writing.script.ts?script";

export const officeScripts: readonly DocumentScript[] = [
  { name: "data-office-keys", script: searchKey, hasWork: (html) => html.includes("data-office-search") },
  { name: "data-office-drafts", script: keepDrafts, hasWork: (html) => html.includes("data-office-person") },
  { name: "data-office-writing", script: writing, hasWork: (html) => html.includes("data-writing") },
];
