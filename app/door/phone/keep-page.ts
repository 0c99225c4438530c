const SCOPE = "/office/open-homes/";

/** While the door is open its page is kept on this phone, by its worker (docs/decisions/open-homes.md). */
export async function keepPage(onKept: () => void) {
  // Else the browser may forget notes when the phone is full.
  navigator.storage?.persist?.().catch(() => {});
  const registration = await navigator.serviceWorker.register("/offline.js", { scope: SCOPE });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  while (worker && worker.state !== "activated" && worker.state !== "redundant")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data === "done") onKept();
  };
  worker?.postMessage({ page: location.pathname }, [port2]);
}
