// Fetches and encodes pictures as the process of the feed does, from a server of this machine: FOLDER URL …
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { createPictureFetcher } from "#app/feed/pictures/fetch-picture.server.ts";
import { addPictures } from "#app/listings/register/pictures/picture-rows.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { openPictures } from "#server/feed/open-pictures.ts";

const POLL_MS = 100;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [folder = "", ...urls] = process.argv.slice(2);
const db = await openDatabase({ dataDir: folder });
const media = urls.map((url, index) => ({ slot: String(index), use: "picture" as const, url }));
await addPictures(db, [{ media }], { provider: "bench", now: Date.now() - urls.length });
const pictures = await openPictures({
  db,
  dataDir: folder,
  providers: [
    { name: "bench", agentIds: [], pictureOrigins: urls.map((url) => new URL(url).origin), silenceHours: 24 },
  ],
  log: console,
  fetchPicture: createPictureFetcher({ isAllowedAddress: (address) => address === "127.0.0.1" }),
});
const stop = pictures.start();
process.send?.("started");
while (await isWaiting()) await wait(POLL_MS);
process.send?.("done");
await stop();
await db.destroy();

async function isWaiting() {
  const waiting = db.selectFrom("feed_picture").select("url").where("name", "is", null).limit(1);
  return (await waiting.execute()).length > 0;
}
