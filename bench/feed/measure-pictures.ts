import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { MEASURED_SECONDS, measureLatencies } from "./measure-arrivals.ts";

/** More than can be encoded in three rounds. */
const PICTURES = 160;
/** The size of a photographer's pictures. */
const MASTER = { width: 3000, height: 2000 };
const PROGRAM = "bench/feed/fetch-pictures.ts";
const ROUNDS = 3;
const SECONDS_PER_MINUTE = 60;

/** Pictures a minute from an agency's software to our folder, and what visitors notice meanwhile, by turns. */
export async function measurePictures() {
  await using site = await startSite({});
  const server = await serve(await makeMasters());
  const folder = makeFolder();
  const child = fork(PROGRAM, [folder, ...server.urls]);
  try {
    await once(child, "message");
    await waitUntilIdle(site);
    console.log(
      `\nPictures of ${MASTER.width} × ${MASTER.height} from a server of this machine, all widths; a page from the page cache\n`,
    );
    let before = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.log(`idle: ${await measureLatencies(site)}`);
      child.send("start");
      const busy = await measureLatencies(site);
      child.send("stop");
      const [encoded] = await once(child, "message");
      if (encoded === server.urls.length) throw new Error("All pictures are encoded: raise PICTURES.");
      const perMinute = ((encoded - before) / MEASURED_SECONDS) * SECONDS_PER_MINUTE;
      console.log(`while encoding: ${busy}; ${perMinute.toFixed(0)} pictures a minute`);
      before = encoded;
    }
  } finally {
    child.disconnect();
    await once(child, "exit");
    server.close();
    await rm(folder, { recursive: true });
  }
}

/** Our own pictures, enlarged: what they show decides how long they take. */
async function makeMasters() {
  const names = (await readdir("agencies/headland/public/pictures"))
    .filter((name) => name.endsWith(".jpg"))
    .slice(0, PICTURES);
  const masters = new Map<string, Buffer>();
  for (const name of names) {
    const large = sharp(join("agencies/headland/public/pictures", name)).resize({ ...MASTER, fit: "cover" });
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
