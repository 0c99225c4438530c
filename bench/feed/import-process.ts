// Imports a file as the process of the feed does, and prints what it took.
import { importFile } from "#app/feed/importing/import-file.server.ts";
import { openTextFile } from "#app/feed/importing/text-file.server.ts";
import { openFeed } from "#app/feed/open-feed.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { hashFile } from "#app/pictures/save-stream.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";

const SAMPLE_EVERY_MS = 50;
const MS_PER_SECOND = 1000;
const US_PER_SECOND = 1_000_000;
const BYTES_PER_MB = 1024 * 1024;

const [path = "", id = ""] = process.argv.slice(2);
const log = { warn: () => {}, error: (_fields: object, message: string) => console.error(message) };
const environment = parseEnvironment(process.env);
const { listingsDir } = environment;
const feed = await openFeed({ db: await openDatabase(environment), listingsDir, log });
const getMegabytes = () => process.memoryUsage.rss() / BYTES_PER_MB;
const before = getMegabytes();
let peak = before;
const timer = setInterval(() => {
  peak = Math.max(peak, getMegabytes());
}, SAMPLE_EVERY_MS);
const start = performance.now();
const startUsage = process.cpuUsage();
// A different hash for the same bytes, so that each run imports them anew.
const sha256 = `${await hashFile(path)}-${id}`;
const { row } = await importFile(
  { files: [await openTextFile(path)] },
  { ...feed, id, name: "bench.xml", sha256, now: Date.now() },
);
const seconds = (performance.now() - start) / MS_PER_SECOND;
const { user, system } = process.cpuUsage(startUsage);
clearInterval(timer);
console.log(
  JSON.stringify({
    seconds,
    cpuSeconds: (user + system) / US_PER_SECOND,
    megabytes: Math.max(peak, getMegabytes()) - before,
    counts: row.counts,
    state: row.state,
  }),
);
await feed.close();
