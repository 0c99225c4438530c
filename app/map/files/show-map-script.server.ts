import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script } from "../drawing/show-map.script.ts?script";

/** Added to documents with a button "Show map". */
export const showMapScript: DocumentScript = {
  hasWork: (html) => html.includes(' data-map="asked"'),
  name: "data-asks-map",
  script,
  loadsFiles: true,
};
