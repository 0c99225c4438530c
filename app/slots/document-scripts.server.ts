import type { DocumentScript } from "../document/shell/document-script.ts";
import { showMapScript } from "../map/files/show-map-script.server.ts";
import { officeScripts } from "../office/office-scripts.server.ts";
import { shortlistScript } from "../shortlist/hearts-script.server.ts";

export const documentScripts: readonly DocumentScript[] = [
  // One line for each module.
  shortlistScript,
  showMapScript,
  ...officeScripts,
];
