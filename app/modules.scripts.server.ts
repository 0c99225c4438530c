import type { DocumentScript } from "./document/shell/document-script.ts";
import { showMapScript } from "./map/files/show-map-script.server.ts";
import { draftsScript } from "./office/drafts/drafts-script.server.ts";
import { searchKeyScript } from "./office/search/search-key-script.server.ts";
import { writingScript } from "./office/writing/writing-script.server.ts";
import { shortlistScript } from "./shortlist/hearts-script.server.ts";

/** The scripts that modules add to documents. */
export const documentScripts: readonly DocumentScript[] = [
  // A line each.
  shortlistScript,
  showMapScript,
  searchKeyScript,
  draftsScript,
  writingScript,
];
