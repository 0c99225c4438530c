/*
 * "Keep both pages offline" and "Forget them": registers the worker for the two pages only when asked to, and takes it and all
 * it keeps away.
 */
const SCRIPT = "/offline.js";
const panel = document.querySelector<HTMLElement>("[data-offline]");
if (panel && "serviceWorker" in navigator) connectPanel(panel);
document.addEventListener("DOMContentLoaded", showKept);

/** The worker marks the pages that it has kept, at their end. */
function showKept() {
  const mark = document.querySelector<HTMLElement>("template[data-waiting]");
  const notice = document.querySelector<HTMLElement>("[data-kept]");
  const words = notice?.querySelector("span");
  if (!mark || !notice || !words) return;
  const count = Number(mark.dataset.waiting);
  if (count > 0)
    words.textContent = `${count === 1 ? "One change waits" : `${count} changes wait`} to be sent.`;
  notice.hidden = false;
}

function connectPanel(panel: HTMLElement) {
  const workers = navigator.serviceWorker;
  const [keep, forget] = panel.querySelectorAll("button");
  const says = panel.querySelector("output");
  const scopes = ["/shortlist", "/saturday"];
  const isOurs = ({ scope }: ServiceWorkerRegistration) => scopes.includes(new URL(scope).pathname);
  panel.hidden = false;

  function say(words: string, isKept: boolean) {
    if (says) says.value = words;
    if (keep?.parentElement) keep.parentElement.hidden = isKept;
    if (forget?.parentElement) forget.parentElement.hidden = !isKept;
  }

  function tell(worker: ServiceWorker, data: object) {
    return new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => resolve(event.data);
      worker.postMessage(data, [port2]);
    });
  }

  // A reload would lose it.
  function isTyping() {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>("main textarea")];
    return fields.some(({ value, defaultValue }) => value !== defaultValue);
  }

  async function findActive(scope: string) {
    const registration = await workers.register(SCRIPT, { scope });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    while (worker && worker.state !== "activated" && worker.state !== "redundant")
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
    if (worker?.state !== "activated")
      throw new Error(`The browser dropped the worker for ${scope} before it was ready`);
    return worker;
  }

  async function keepPages() {
    say("Keeping both pages …", false);
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].map(
      ({ currentSrc }) => currentSrc,
    );
    let done: unknown;
    for (const scope of scopes)
      done = await tell(await findActive(scope), { pictures: pictures.filter(Boolean) });
    if (done === "done") say("Both pages are kept on this device, and open offline.", true);
    else say("That did not work. Please try again where you have reception.", false);
  }

  async function forgetPages() {
    for (const registration of await workers.getRegistrations())
      if (isOurs(registration)) await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    say("Nothing of this site is kept on this device any more.", false);
  }

  keep?.addEventListener("click", () =>
    keepPages().catch(() => say("This browser could not set up the offline pages. Please try again.", false)),
  );
  forget?.addEventListener("click", () => void forgetPages());
  workers.getRegistrations().then(async (found) => {
    const isKept = found.some(isOurs);
    say("", isKept);
    // A worker of an earlier version, whose script had another address, gives way to this one.
    if (isKept) for (const scope of scopes) await workers.register(SCRIPT, { scope });
  });
  addEventListener("online", () => {
    if (workers.controller) void tell(workers.controller, {}).then(() => isTyping() || location.reload());
  });
}
