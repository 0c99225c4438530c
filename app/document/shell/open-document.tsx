import { useEffect } from "react";

/** Replaces a page without script in the browser's build: client-side navigation to it loads the document. */
export function OpenDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}
