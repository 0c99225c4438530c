import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script } from "./writing.script.ts?script";

/** For pages on which somebody writes Markdown. */
export const writingScript: DocumentScript = {
  hasWork: (html) => html.includes("data-writing"),
  name: "data-office-writing",
  script,
};
