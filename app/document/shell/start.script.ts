/* Starts the scripts when the page is painted and the browser idle, or at the visitor's first interaction. */
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
  // For fallbacks shown when the script does not arrive (reveal-late in app/document/styles/tokens.css).
  document.documentElement.dataset.started = "";
}

/* A page that was drawn or fetched ahead counts once it is looked at: the server hears of it (app/owners/count-views.server.ts). */
const [navigation] = performance.getEntriesByType("navigation");
const isFetchedAhead = navigation?.toJSON().deliveryType === "navigational-prefetch";
function reportView() {
  void fetch("", { method: "HEAD", cache: "no-store" }).catch(() => {});
}

if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", reportView);
else if (isFetchedAhead) reportView();

for (const sign of signs) addEventListener(sign, start, true);
// In the first frame after "load", idle time begins after the paint.
addEventListener("load", () => requestAnimationFrame(() => whenIdle(start)));
