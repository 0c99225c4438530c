import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script } from "./keep-drafts.script.ts?script";

/** For the pages of whoever is signed in. */
export const draftsScript: DocumentScript = {
  hasWork: (html) => html.includes("data-office-person"),
  name: "data-office-drafts",
  script,
};
