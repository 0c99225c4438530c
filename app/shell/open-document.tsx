import { useEffect } from "react";

/** In place of a page that ships no script, in the browser only: its address stands in the bar, so load it. */
export function OpenDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}
