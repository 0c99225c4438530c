const SCOPE = "/office/open-homes/";

/**
 * Has the service worker fetch and cache a sheet on this phone (docs/decisions/open-homes.md). Returns false if it
 * could not be fetched; an earlier copy then stays.
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
