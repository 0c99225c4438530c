import { readFileSync } from "node:fs";
import type { MiddlewareHandler } from "hono";
import { hasAgencyFile, toAgencyPath } from "#app/agency/folder/disk.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Log } from "../../log/request-log.ts";
import { createHasPage, parseRedirects, type SiteOptions, toPath } from "./parse-redirects.ts";

const FILE = "redirects.csv";

type RedirectOptions = {
  routes: SiteOptions["routes"];
  texts: Pick<SiteTexts, "agents" | "articles" | "suburbs">;
  log: Pick<Log, "error">;
  isPage: (path: string) => Promise<boolean>;
};

/** Redirects addresses of the agency's old site to pages of this one, in one hop. Pages are never redirected. */
export function followRedirects({ routes, texts, log, isPage }: RedirectOptions): MiddlewareHandler {
  const bytes = hasAgencyFile(FILE)
    ? readFileSync(toAgencyPath(FILE))
    : Buffer.from("old address,new address");
  const ids = {
    journal: texts.articles.map(({ slug }) => slug),
    suburbs: texts.suburbs.map(({ id }) => id),
    team: texts.agents.map(({ id }) => id),
  };
  const hasPage = createHasPage({ routes, ids, publicFolder: toAgencyPath("public") });
  const { find, faults } = parseRedirects(bytes, hasPage);
  for (const fault of faults)
    log.error({ file: toAgencyPath(FILE), ...fault }, "a line of redirects.csv is not followed");

  /** The home page reads no parameters, so /?p=123 is not its address. */
  async function isOurs(url: URL) {
    const path = toPath(url);
    return path !== "/" && hasPage(path) && (await isPage(path));
  }

  return async (context, next) => {
    const { method } = context.req;
    const url = new URL(context.req.url);
    const to = method === "GET" || method === "HEAD" ? find(url) : undefined;
    return to && !(await isOurs(url)) ? context.redirect(to, 301) : next();
  };
}
