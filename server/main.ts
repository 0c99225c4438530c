import { join } from "node:path";
import { toMailFolder } from "#app/enquiries/delivery/mail-sender.server.ts";
import { openEnquiries } from "#app/enquiries/enquiries.server.ts";
import { findShareCards } from "#app/found/share-images/find-share-cards.server.ts";
import { openShareCards } from "#app/found/share-images/share-cards.server.ts";
import { openCatalogue } from "#app/listings/catalogue/catalogue.server.ts";
import { fontLinks } from "#app/shell/font-links.server.ts";
import { openBuilder } from "./builder.ts";
import { parseEnvironment } from "./environment.ts";
import { giveEarlyHints } from "./http/early-hints.ts";
import { createSiteServer, toRequestListener } from "./http/site-server.ts";
import { createLog } from "./log/request-log.ts";
import { startOperations } from "./operations.ts";
import { answerKeptPages } from "./pages/kept-pages.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { keepPagesWarm } from "./pages/warm-pages.ts";
import { superviseLife } from "./shutdown.ts";
import { createWeb } from "./web.ts";

/** The first visitors, and the pages made in advance, come before the share cards. */
const FIRST_CARDS_MS = 30_000;
const MS_PER_SECOND = 1000;
const BYTES_PER_MB = 1024 * 1024;
const MAILS_TO_FILES = "SMTP_URL is not set: mails are written as .eml files and sent to nobody";

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

/** Environment → stores → server → drain. */
async function start() {
  const environment = parseEnvironment(process.env);
  const { publicOrigin } = environment;
  const log = createLog();
  const pages = createPageCache(environment.pageCacheMb * BYTES_PER_MB);
  const catalogue = await openCatalogue({ directory: environment.listingsDir, log, onChange });
  const cards = openShareCards({
    folder: join(environment.dataDir, "cards"),
    publicFolder: "public",
    findCards: () => findShareCards(catalogue.getSaleListings(), catalogue.getRentals()),
    log,
  });
  const enquiries = await openEnquiries({ ...environment, log });
  const builder = await openBuilder(environment.builder, log);
  if (!environment.smtpUrl) log.info({ folder: toMailFolder(environment.dataDir) }, MAILS_TO_FILES);
  const operations = await startOperations({ environment, catalogue, enquiries, pages, log });
  let isAccepting = true;
  const web = await createWeb({
    environment,
    catalogue,
    enquiries,
    builder,
    pages,
    cards,
    log,
    metrics: operations.metrics,
    isAccepting: () => isAccepting,
  });
  const { noteAnswer, toRequestId } = web;
  const kept = { pages, noteAnswer, toRequestId, isAccepting: () => isAccepting };
  const answer = answerKeptPages(toRequestListener(web.fetch, publicOrigin), kept);
  const server = createSiteServer({
    answer: environment.earlyHints ? giveEarlyHints(answer, fontLinks) : answer,
    publicOrigin,
    log,
    metrics: operations.metrics,
    isAccepting: () => isAccepting,
  });

  server.on("error", (error) => {
    log.fatal({ reason: error.message }, `Cannot listen on ${environment.host}:${environment.port}`);
    process.exit(1);
  });
  server.listen(environment.port, environment.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : environment.port;
    process.stdout.write(`Headland is at http://localhost:${port}\n`);
    setTimeout(drawCards, FIRST_CARDS_MS).unref();
  });
  const stopWarming = keepPagesWarm({
    pages,
    getPage: web.getPage,
    onError: (error) => log.error({ err: error }, "pages could not be rendered in advance"),
  });

  /** A site without cards is still a site. */
  async function drawCards() {
    await cards.drawAll().catch((error) => log.error({ err: error }, "the share cards could not be drawn"));
  }

  function onChange() {
    pages.clear();
    void drawCards();
  }

  superviseLife({
    server,
    log,
    noticeMs: environment.stopNoticeSeconds * MS_PER_SECOND,
    stopAccepting() {
      isAccepting = false;
      stopWarming();
      operations.stop();
      catalogue.close();
      void cards.close();
      void enquiries.stopSending();
    },
    close: enquiries.close,
  });
}
