import { makeSubmissions, post } from "../site/send-forms.ts";
import { fuzz } from "./fuzz.ts";
import { startWatchedServer } from "./watched-server.ts";

/** Requests until the heap reaches its steady size: Node delays garbage collection while it has memory. */
const WARM_UP = 15_000;
const REQUESTS = 10_000;
const MOST_GROWTH_MB = 50;

/** Sends malformed requests to a server of their own and prints what came of them; whether all is well. */
export async function tryRequests() {
  const server = await startWatchedServer();
  await server.settle();
  await fuzz(server.port, { first: REQUESTS, count: WARM_UP });
  const before = server.getMegabytes();
  const start = performance.now();
  const { counts, failed } = await fuzz(server.port, { first: 0, count: REQUESTS });
  const seconds = (performance.now() - start) / 1000;
  const growth = server.getMegabytes() - before;
  const isAlive = server.isRunning();
  const [good] = makeSubmissions(1);
  const reference = good && (await post(good, server.origin));
  await server.stop();

  console.log(
    `${REQUESTS} malformed requests in ${seconds.toFixed(0)} s, after ${WARM_UP} others to warm up`,
  );
  for (const [status, count] of [...counts].toSorted())
    console.log(`  answered ${status.padEnd(8)} ${count}`);
  console.log(`  5xx               ${failed.length} ${failed.join(" ")}`);
  console.log(`  complaints        ${server.complaints.length}`);
  for (const line of server.complaints.slice(0, 5)) console.log(`    ${line.slice(0, 500)}`);
  console.log(`  still running     ${isAlive}`);
  console.log(`  memory            ${before.toFixed(0)} MB, ${growth.toFixed(0)} MB more afterwards`);
  console.log(`  a good enquiry    ${reference ? "taken" : "refused"}`);
  const isGood =
    failed.length + server.complaints.length === 0 &&
    isAlive &&
    growth < MOST_GROWTH_MB &&
    reference !== undefined;
  return isGood;
}
