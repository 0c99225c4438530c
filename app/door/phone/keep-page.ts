const SCOPE = "/office/open-homes/";

/**
 * Keeps a sheet on this phone as the office has it now, by its worker (docs/decisions/open-homes.md). False: it could not be
 * fetched, and what was kept before stays.
 */
export async function keepPage(page: string) {
  const registration = await navigator.serviceWorker.register("/offline.js", { scope: SCOPE });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  while (worker && worker.state !== "activated" && worker.state !== "redundant")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === "done");
  });
  worker?.postMessage({ page }, [port2]);
  return answered;
}
