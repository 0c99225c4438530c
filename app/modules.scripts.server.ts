import type { DocumentScript } from "./document/shell/document-script.ts";
import { showMapScript } from "./map/files/show-map-script.server.ts";
import { draftsScript } from "./office/drafts/drafts-script.server.ts";
import { searchKeyScript } from "./office/search/search-key-script.server.ts";
import { writingScript } from "./office/writing/writing-script.server.ts";
import { shortlistScript } from "./shortlist/hearts-script.server.ts";

/** Scripts that modules add to documents. */
export const documentScripts: readonly DocumentScript[] = [
  // One line for each module.
  shortlistScript,
  showMapScript,
  searchKeyScript,
  draftsScript,
  writingScript,
];
