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
  // Read by fallbacks that appear when the script does not arrive (reveal-late in app/document/styles/tokens.css).
  document.documentElement.dataset.started = "";
}

/* Reports the view of a prerendered or prefetched page once it is seen (app/owners/count-views.server.ts). */
const [navigation] = performance.getEntriesByType("navigation");
const isFetchedAhead = navigation?.toJSON().deliveryType === "navigational-prefetch";
function reportView() {
  void fetch("", { method: "HEAD", cache: "no-store" }).catch(() => {});
}

if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", reportView);
else if (isFetchedAhead) reportView();

for (const sign of signs) addEventListener(sign, start, true);
// After the first frame after "load", the page is painted and idle time begins.
addEventListener("load", () => requestAnimationFrame(() => whenIdle(start)));
