import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script } from "./search-key.script.ts?script";

/** For documents that have the office's search box. */
export const searchKeyScript: DocumentScript = {
  hasWork: (html) => html.includes("data-office-search"),
  name: "data-office-keys",
  script,
};
