/** Defers a document's module scripts until `startWhenIdle` starts them. */
export function holdScripts(html: string) {
  if (!html.includes('<script type="module"')) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="x-module"')
    .replace("</body>", () => `<script>${toInline(html)}</script></body>`);
}

function toInline(html: string) {
  return html.includes("data-dialog") ? startSource + holdSource : startSource;
}

/**
 * Starts the scripts when the page is painted and the browser idle, or at the visitor's first interaction. Inlined as
 * text: it must not use anything from outside itself.
 */
function startWhenIdle() {
  const signs = ["pointerover", "keydown", "focusin", "scroll", "click", "input"];
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;

  function start() {
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=x-modulepreload]"))
      link.rel = "modulepreload";
    for (const held of document.querySelectorAll<HTMLScriptElement>("script[type=x-module]")) {
      const script = document.createElement("script");
      script.type = "module";
      script.text = held.text;
      held.replaceWith(script);
    }
    // For fallbacks shown when the script does not arrive (reveal-late in app/styles/animations.css).
    document.documentElement.dataset.started = "";
  }

  for (const sign of signs) addEventListener(sign, start, true);
  // In the first frame after "load", idle time begins after the paint.
  addEventListener("load", () => requestAnimationFrame(() => whenIdle(start)));
}

/**
 * Holds a click on a link that opens a dialog (enquiry-dialog.tsx) until the dialog is there: the same click must not
 * open the link's page now and the dialog a moment later. Where the dialog does not come, the page does. Inlined, too.
 */
function holdDialogLinks() {
  const PATIENCE_MS = 4000;

  function hold(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-dialog]");
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    document.querySelector("[data-held]")?.removeAttribute("data-held");
    link.dataset.held = "";
    setTimeout(follow, PATIENCE_MS, link);
  }

  function follow(link: HTMLAnchorElement) {
    if (link.dataset.held !== "") return;
    link.dataset.held = "left";
    location.assign(link.href);
  }

  addEventListener("click", hold, true);
}

const startSource = toInlined(startWhenIdle);
const holdSource = toInlined(holdDialogLinks);

function toInlined(inlined: () => void) {
  return `(${String(inlined).replaceAll(/^\s+/gm, "")})();`;
}
