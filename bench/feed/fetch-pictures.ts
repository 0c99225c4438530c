// Fetches and encodes pictures as the process of the feed does, between "start" and "stop": FOLDER URL …
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { createPictureFetcher } from "#app/homes/feed/pictures/fetch-picture.server.ts";
import { addPictures } from "#app/homes/register/pictures/picture-rows.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { openPictures } from "#server/feed/pictures/open-pictures.ts";

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
  noteOutage: (error) => console.error(error),
  fetchPicture: createPictureFetcher({ isAllowedAddress: (address) => address === "127.0.0.1" }),
});
process.send?.(0);
while (process.connected) {
  await Promise.race([once(process, "message"), once(process, "disconnect")]);
  if (!process.connected) break;
  const stop = pictures.start();
  await once(process, "message");
  await stop();
  process.send?.(await countEncoded());
}
await db.destroy();

async function countEncoded() {
  const rows = await db.selectFrom("feed_picture").select("url").where("name", "is not", null).execute();
  return rows.length;
}
