import { script } from "./hearts.script.ts?script";

/** The id of the form that every heart belongs to (app/document/shell/frame/footer.tsx). */
const HEARTS = 'form="hearts"';

/** Adds the hearts' script to a document that has hearts. Without it they are buttons of a form. */
export function addHeartScript(html: string) {
  if (!html.includes(HEARTS)) return html;
  return html.replace("</body>", () => `<script data-hearts>${script}</script></body>`);
}
