import { openDatabase } from "#app/open-database.server.ts";
import { openTestEncoder } from "#app/pictures/encoder.fixture.ts";
import { createPictureFetcher } from "#app/pictures/fetch-picture.server.ts";
import { openPictures } from "./open-pictures.server.ts";

/**
 * A separate process that fetches the pictures of provider `name` from a test server, until SIGTERM: `node …
 * {"databaseUrl", "storeDir", "dataDir", "name", "origin", "ca"}`.
 */
const { databaseUrl, storeDir, dataDir, name, origin, ca } = JSON.parse(process.argv[2] ?? "{}");

const db = await openDatabase({ databaseUrl, dataDir: storeDir });
const pictures = await openPictures({
  db,
  dataDir,
  providers: [{ name, agentIds: [], pictureOrigins: [origin], silenceHours: 24 }],
  log: { warn() {} },
  noteOutage() {},
  makeEncoder: openTestEncoder,
  fetchPicture: createPictureFetcher({
    isAllowedAddress: (address) => address === "127.0.0.1" || address === "::1",
    ca,
  }),
});
const stop = pictures.start();
process.once("SIGTERM", () => stop().then(() => db.destroy()));
