import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processor-time.ts";
import { formatLatencies, measureLatencies } from "./measure-latencies.ts";

const PICTURES = 40;
/** As an agency's photographer delivers them. */
const MASTER = { width: 3000, height: 2000 };
const PROGRAM = "bench/feed/fetch-pictures.ts";
const PAGE = "/listings";
const MS_PER_MINUTE = 60_000;

/** Pictures a minute from an agency's software to our folder, and what visitors notice meanwhile. */
export async function measurePictures() {
  await using site = await startSite({});
  const server = await serve(await makeMasters());
  const folder = await mkdtemp(join(tmpdir(), "headland-bench-"));
  try {
    await waitUntilIdle(site.pid);
    const idle = await measureLatencies(site.origin + PAGE);
    const fetching = fetchPictures(folder, server.urls);
    const busy = await measureLatencies(site.origin + PAGE);
    const ms = await fetching;
    console.log(
      `\nPictures of ${MASTER.width} × ${MASTER.height} from a server of this machine, all widths\n`,
    );
    console.log(`${((PICTURES / ms) * MS_PER_MINUTE).toFixed(0)} pictures a minute`);
    console.log(`${PAGE} from the page cache, idle: ${formatLatencies(idle)}`);
    console.log(`${PAGE} from the page cache, while encoding: ${formatLatencies(busy)}`);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

/** Our own pictures, enlarged: what they show decides how long they take. */
async function makeMasters() {
  const names = (await readdir("public/pictures")).filter((name) => name.endsWith(".jpg")).slice(0, PICTURES);
  const masters = new Map<string, Buffer>();
  for (const name of names) {
    const large = sharp(join("public/pictures", name)).resize({ ...MASTER, fit: "cover" });
    masters.set(`/${name}`, await large.jpeg({ quality: 88 }).toBuffer());
  }
  return masters;
}

async function serve(masters: ReadonlyMap<string, Buffer>) {
  const server = createServer(({ url = "" }, response) => response.end(masters.get(url)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    urls: [...masters.keys()].map((path) => `http://127.0.0.1:${port}${path}`),
    close: () => server.close(),
  };
}

/** Returns how long it took (ms). */
async function fetchPictures(folder: string, urls: readonly string[]) {
  const child = fork(PROGRAM, [folder, ...urls]);
  await once(child, "message");
  const start = performance.now();
  await once(child, "message");
  const ms = performance.now() - start;
  await once(child, "exit");
  return ms;
}
