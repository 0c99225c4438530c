import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script } from "./hearts.script.ts?script";

/** For documents that have hearts. Without it they are buttons of a form (frame.tsx). */
export const shortlistScript: DocumentScript = { where: 'form="hearts"', name: "data-hearts", script };
