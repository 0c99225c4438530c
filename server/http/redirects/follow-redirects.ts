import { readFileSync } from "node:fs";
import type { MiddlewareHandler } from "hono";
import { hasAgencyFile, toAgencyPath } from "#app/agency/folder/disk.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Log } from "../../log/request-log.ts";
import { createFindPage, parseRedirects, type SiteOptions, toLocation, toPath } from "./parse-redirects.ts";

const FILE = "redirects.csv";

type RedirectOptions = {
  routes: SiteOptions["routes"];
  texts: Pick<SiteTexts, "agents" | "articles" | "suburbs">;
  log: Pick<Log, "error">;
  isPage: (path: string) => Promise<boolean>;
};

/** Leads from addresses of the agency's old site to those of this one, in one hop and never away from a page of ours. */
export function followRedirects({ routes, texts, log, isPage }: RedirectOptions): MiddlewareHandler {
  const bytes = hasAgencyFile(FILE)
    ? readFileSync(toAgencyPath(FILE))
    : Buffer.from("old address,new address");
  const ids = {
    journal: texts.articles.map(({ slug }) => slug),
    suburbs: texts.suburbs.map(({ id }) => id),
    team: texts.agents.map(({ id }) => id),
  };
  const findPage = createFindPage({ routes, ids, publicFolder: toAgencyPath("public") });
  const { find, faults } = parseRedirects(bytes, findPage);
  for (const fault of faults)
    log.error({ file: toAgencyPath(FILE), ...fault }, "a line of redirects.csv is not followed");

  return async (context, next) => {
    const { method, url } = context.req;
    const redirect = method === "GET" || method === "HEAD" ? find(new URL(url)) : undefined;
    if (!redirect) return next();
    if (redirect.hasId && (await isPage(toPath(new URL(url))))) return next();
    return context.redirect(toLocation(redirect.to), 301);
  };
}
