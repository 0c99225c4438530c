import { createPictureFetcher } from "#app/feed/pictures/fetch-picture.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { openPictures } from "./open-pictures.ts";

/** A process of its own that fetches pictures: `node … {"databaseUrl", "storeDir", "dataDir", "origin", "ca"}`. */
const { databaseUrl, storeDir, dataDir, origin, ca } = JSON.parse(process.argv[2] ?? "{}");

const pictures = await openPictures({
  db: await openDatabase({ databaseUrl, dataDir: storeDir }),
  dataDir,
  providers: [{ name: "crm", agentIds: ["AGENCY"], pictureOrigins: [origin], silenceHours: 24 }],
  log: { warn() {}, error() {} },
  fetchPicture: createPictureFetcher({
    isAllowedAddress: (address) => address === "127.0.0.1" || address === "::1",
    ca,
  }),
});
pictures.start();
