/**
 * Starts a page's script at the visitor's first sign: a pointer, a key, a scroll, a field that takes the focus. Until
 * then it is only fetched, a second after everything that can be seen has come and the page was first painted. It starts
 * at once where there is something to do already: what was typed and not sent is written back, thanks (#sent) get the
 * focus.
 *
 * Runs in the document, as text: it must not use anything from outside itself.
 */
export function waitForVisitor() {
  const PAINTED_MS = 1000;
  const signs = "pointerover keydown focusin scroll click input".split(" ");

  function fetchAhead() {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=x-modulepreload]"))
      link.rel = "modulepreload";
  }

  function start() {
    for (const sign of signs) removeEventListener(sign, start, true);
    fetchAhead();
    for (const held of document.querySelectorAll<HTMLScriptElement>("script[type=x-module]")) {
      const script = document.createElement("script");
      script.type = "module";
      script.text = held.text;
      held.replaceWith(script);
    }
    // For what is shown when the script was wanted and has not come.
    document.documentElement.dataset.started = "";
  }

  for (const sign of signs) addEventListener(sign, start, true);
  // Pictures that have come are painted after "load", on a busy phone so is the page: the script is not in their way.
  addEventListener("load", () => {
    const painted = new PerformanceObserver(() => {
      painted.disconnect();
      setTimeout(fetchAhead, PAINTED_MS);
    });
    painted.observe({ type: "paint", buffered: true });
  });

  let isWanted = location.hash !== "";
  try {
    isWanted ||= Object.keys(sessionStorage).some((key) => key.startsWith("draft-"));
  } catch {
    // Storage is switched off: nothing was kept.
  }
  if (isWanted) start();
}
