import { useEffect } from "react";

/** Replaces a page without script in the browser's build: navigating to it loads its document. */
export function OpenDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}
