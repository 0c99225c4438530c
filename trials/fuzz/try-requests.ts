import { connect } from "node:net";
import type { Finding } from "../site/findings.ts";
import { addLiveLinks } from "../site/live-links.ts";
import { repeat } from "../site/repeat.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { makeFolder, startSite } from "../site/start-site.ts";
import { liveToken } from "./malformed-address.ts";
import { makeRequest } from "./malformed-request.ts";
import { createRandom } from "./random.ts";

/** Requests until the heap reaches its steady size: Node delays garbage collection while memory is available. */
const WARM_UP = 15_000;
const REQUESTS = 10_000;
const MOST_GROWTH_MB = 50;
const AT_ONCE = 16;
/** The server waits for the rest of a truncated request, so it never answers. */
const PATIENCE_MS = 3_000;
/** Small enough to be full before memory is measured, so that its growth does not look like a leak. */
const PAGE_CACHE_MB = "8";

/** Sends malformed requests to a server started for this trial. */
export async function tryRequests(): Promise<Finding> {
  await using server = await startWatchedServer();
  await fuzz(server.port, { first: REQUESTS, count: WARM_UP });
  const before = server.getMegabytes();
  const { counts, failed } = await fuzz(server.port, { first: 0, count: REQUESTS });
  const growth = server.getMegabytes() - before;
  const [good] = makeSubmissions(1);
  const reference = good && (await post(good, server.origin));
  const answered = [...counts].toSorted().map(([status, count]) => [`answered ${status}`, count]);
  return {
    title: `${REQUESTS} malformed requests, after ${WARM_UP} others to warm up`,
    figures: {
      ...Object.fromEntries(answered),
      "seeds answered with a 5xx": failed.join(" ") || "none",
      complaints: [server.complaints.length, ...server.complaints.slice(0, 5)].join("\n    "),
      "memory, MB; more afterwards": `${before.toFixed(0)}; ${growth.toFixed(0)}`,
      "a good enquiry": reference ? "taken" : "refused",
    },
    isGood:
      failed.length + server.complaints.length === 0 && growth < MOST_GROWTH_MB && reference !== undefined,
  };
}

/** Starts the built site and records its complaints and memory. */
export async function startWatchedServer() {
  const complaints: string[] = [];
  const onLine = (line: string) => void (isComplaint(line) && complaints.push(line));
  const DATA_DIR = makeFolder();
  await addLiveLinks(DATA_DIR, liveToken);
  const site = await startSite({ DATA_DIR, PAGE_CACHE_MB }, { onLine });
  return { ...site, complaints };
}

/** Whether a line reports an error or a 5xx answer, or is not a log line at all. */
function isComplaint(line: string) {
  return /"level":[56]0|"status":5\d\d/.test(line) || !/^(?:\{.*\}|Headland is at .*)$/.test(line);
}

/**
 * Sends malformed requests, one for each seed from `first` on. Returns counts by status ("none" for unanswered ones)
 * and the seeds that caused a 5xx.
 */
export async function fuzz(port: number, { first, count }: { first: number; count: number }) {
  const counts = new Map<string, number>();
  const failed: number[] = [];
  async function sendNext(index: number) {
    const status = await sendBytes(port, makeRequest(createRandom(first + index)));
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (Number(status) >= 500) failed.push(first + index);
  }
  await repeat(count, sendNext, AT_ONCE);
  return { counts, failed };
}

/** Sends bytes and returns the status of the answer; "none" after a timeout. */
function sendBytes(port: number, bytes: Buffer) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on("data", (chunk) => {
      if (answer.length < "HTTP/1.1 200".length) answer += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none");
    });
    socket.write(bytes);
  });
}
