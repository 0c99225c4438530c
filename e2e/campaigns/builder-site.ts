import { expect, type Page } from "@playwright/test";
import { formElement, makeElement, makePage, makeText } from "#app/campaigns/content/content.fixture.ts";
import { ownBlocksPage } from "#app/campaigns/content/own-blocks.fixture.ts";
import { brokenPage } from "#app/campaigns/service/broken-content.fixture.ts";
import { startContentService } from "#app/campaigns/service/content-service.fixture.ts";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { postForm } from "../enquiries/desk.ts";
import { startOwnServer } from "../own-server.ts";

const PICTURES = "https://cdn.builder.io";
export const PUBLIC_ORIGIN = "http://localhost";

const pages = {
  "/film": makePage("/film", [
    makeText("<h1>The film</h1>"),
    makeElement("Embed", { url: "https://youtu.be/dQw4w9WgXcQ" }),
    makeElement("Video", { video: "https://files.example/film.mp4" }),
  ]),
  "/broken": brokenPage,
  "/two": makePage("/two", [formElement, makeText("<h2>Or</h2>"), formElement]),
  "/blocks": ownBlocksPage,
};

/**
 * Starts a site whose marketer's pages come from a stand-in for the service; `answer` is the stand-in's first answer.
 */
export async function startSite(answer = {}) {
  const service = await startContentService();
  Object.assign(service.entries, pages);
  service.answer(answer);
  const dataDir = makeFolder();
  const server = await startOwnServer({
    DATA_DIR: dataDir,
    BUILDER_PUBLIC_KEY: service.key,
    BUILDER_API_URL: service.apiUrl,
    RATE_LIMIT_PER_MINUTE: "0",
    PUBLIC_ORIGIN,
  });
  const close = async () => {
    await server.stop();
    await service.stop();
  };
  return {
    ...server,
    service,
    dataDir,
    findEnquiries: () => {
      const rows = readStore(dataDir, "select kind, fields, about, flag from enquiry");
      return rows.map(({ kind, fields, about, flag }) => ({
        kind,
        flag,
        fields: JSON.parse(String(fields)),
        about: JSON.parse(String(about)),
      }));
    },
    post: (path: string, body: string) => postForm(server.origin + path, body),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export type BuilderSite = Awaited<ReturnType<typeof startSite>>;

/** Starts a site, and waits until it has fetched the marketer's pages. */
export async function startKnownSite() {
  const site = await startSite();
  const ask = async () => (await fetch(`${site.origin}/spring`)).status;
  await expect.poll(ask, { timeout: 75_000 }).toBe(200);
  return site;
}

/**
 * Answers for the picture host, and collects errors and requests to other hosts. Reduces motion, because leaving a page
 * during its fade-in is an error of that page in Chromium (docs/decisions/pages.md).
 */
export async function watch(page: Page, { origin }: BuilderSite) {
  const complaints: string[] = [];
  await page.emulateMedia({ reducedMotion: "reduce" });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith(`${PICTURES}/api/v1/image/`)) complaints.push(url);
  });
  await page.route(`${PICTURES}/api/v1/image/**`, (route) =>
    route.fulfill({ path: "agencies/headland/public/pictures/hero-noon.jpg" }),
  );
  return complaints;
}

/** Opens a stand-in for the editor, which frames the preview and records its messages. */
export async function openEditor(page: Page, site: BuilderSite) {
  // Browsers block frames from a public page to localhost, so the site gets a public name.
  await page.route("https://site.example/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), origin: site.origin };
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname + search, headers }) });
  });
  await page.route("https://builder.io/editor", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>window.told=[];addEventListener("message",e=>told.push(e.data))</script><iframe style="width:1200px;height:800px" src="https://site.example/builder-preview?builder.frameEditing=page"></iframe>`,
    }),
  );
  await page.goto("https://builder.io/editor");
  return {
    frame: page.frameLocator("iframe"),
    readTold: () => page.evaluate((): unknown[] => Reflect.get(window, "told")),
    /** Sends a change like the service's editor. */
    send: (content: unknown) =>
      page.evaluate((data) => {
        const message = { type: "builder.contentUpdate", data: { modelName: "page", data } };
        window.frames[0]?.postMessage(message, "*");
      }, content),
  };
}
