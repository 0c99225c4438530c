// The feed has a process of its own, so that no visitor waits for it (docs/feed.md).
import { constants, setPriority } from "node:os";
import { startArrival } from "#app/feed/arrival/arrival.server.ts";
import { applyDecisions } from "#app/feed/arrival/decide-held.server.ts";
import { openFolders } from "#app/feed/arrival/folders.server.ts";
import { createListener } from "#app/feed/arrival/listener.server.ts";
import { createTroubleMail } from "#app/feed/arrival/trouble-mail.server.ts";
import { readFeedSettings } from "#app/feed/feed-settings.ts";
import { openFeed } from "#app/feed/open-feed.server.ts";
import { openPictures } from "#app/feed/pictures/open-pictures.server.ts";
import { findDecidedFiles } from "#app/feed/store/feed-files.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { releaseWaiting } from "#app/register/pictures/shown-pictures.server.ts";
import { createOutageLog } from "#app/store/outages/outage-log.server.ts";
import { toTextsFile } from "#app/store/store-files.server.ts";
import { doEach } from "#app/store/tasks.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { createLog } from "#server/log/request-log.ts";

const RELISTEN_MS = 5_000;

const environment = parseEnvironment(process.env);
const feed = readFeedSettings(process.env);
const log = createLog().child({ process: "feed" });

await start().catch((error: unknown) => {
  log.fatal({ err: error }, "the feed cannot be taken in");
  process.exitCode = 1;
});

async function start() {
  if (!feed) throw new Error("FEED_DIR is not set.");
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const folders = await openFolders(feed.directory);
  const noteOutage = createOutageLog({ log });
  const db = await openDatabase({
    ...environment,
    onAway: (error) => noteOutage(error, "the feed starts without the store"),
  });
  const opened = await openFeed({
    db,
    log,
    noteOutage,
    listingsDir: environment.listingsDir,
    copy: toTextsFile(environment.dataDir),
  });
  const pictures = await openPictures({
    ...opened,
    dataDir: environment.dataDir,
    log,
    noteOutage,
  });
  const trouble = createTroubleMail({ ...environment, db, getTeam: opened.texts.get });
  const stopArrival = startArrival({
    ...opened,
    folders,
    log,
    noteOutage,
    keepPicture: pictures.keep,
    onTrouble: trouble.tell,
    async onLook(now) {
      await doEach([
        () => releaseWaiting(db, now),
        () => trouble.tellGathered(),
        async () => applyDecisions(await findDecidedFiles(db), now, { ...opened, folders }),
      ]);
    },
  });
  const stopPictures = pictures.start();
  const listener = feed.listener && listen(feed.listener);

  function listen({ port, host, token }: { port: number; host: string; token: string }) {
    const server = createListener({ token, folders, noteOutage, db });
    let isTold = false;
    server.on("error", (error) => {
      if (!isTold)
        log.warn({ reason: error.message }, `FEED_PORT: ${host}:${port} is taken; it is tried again`);
      isTold = true;
      // Another process of the site may hold the port; this one takes over when that one ends.
      setTimeout(() => server.listen(port, host), RELISTEN_MS).unref();
    });
    return server.listen(port, host);
  }

  async function stop() {
    listener?.close();
    await Promise.all([stopArrival(), stopPictures()]);
    await opened.close();
    process.exit(0);
  }
  // The parent process has exited.
  process.once("disconnect", () => void stop());
  process.once("SIGTERM", () => void stop());
  // The parent may have exited during this start.
  if (process.connected === false) await stop();
}
