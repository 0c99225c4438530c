import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isPersonal } from "../personal-rules.ts";

/**
 * The page at an address: there, perhaps there (homes come and go), or not; `hasId` marks one of many of its kind.
 */
type Found = { page: "there" | "perhaps" | "none"; hasId: boolean };

export type FindPage = (pathname: string) => Found;

type SiteOptions = {
  /** With whole paths. */
  routes: readonly { path?: string }[];
  /** The ids of those kinds of pages of which all are known, by the first part of their address. */
  ids: Readonly<Record<"journal" | "suburbs" | "team", readonly (string | number)[]>>;
  /** The agency's public/. */
  publicFolder: string;
};

/** Finds pages as React Router does. Its matchRoutes would parse all routes again for each of 10,000 addresses. */
export function createFindPage({ routes, ids, publicFolder }: SiteOptions): FindPage {
  const paths = routes.map(({ path = "" }) => path).filter((path) => path !== "*");
  const single = new Set(paths.filter((path) => !path.includes(":")).map((path) => `/${path}`));
  const ofMany = paths.filter((path) => path.includes(":")).map(toPattern);
  const known = new Map(Object.entries(ids).map(([name, all]) => [name, new Set(all.map(String))]));
  // statSync throws where a name is longer than any file's.
  const isFile = (path: string) => {
    const file = join(publicFolder, path);
    return existsSync(file) && statSync(file).isFile();
  };
  return (pathname) => {
    const path = decodeURIComponent(pathname);
    if (single.has(path.toLowerCase()) || isPersonal(path) || isFile(path))
      return { page: "there", hasId: false };
    const match = ofMany.map((pattern) => pattern.exec(path)).find(Boolean);
    if (!match) return { page: "none", hasId: false };
    const [, kind = "", id = ""] = match;
    const all = known.get(kind.toLowerCase());
    if (!all) return { page: "perhaps", hasId: true };
    return { page: all.has(id) ? "there" : "none", hasId: true };
  };
}

/** Catches the first part, then the first id. */
function toPattern(path: string) {
  const [kind = "", ...parts] = path.replaceAll(".", "\\.").split("/");
  return new RegExp(`^/(${kind})/${parts.join("/").replaceAll(/:\w+/g, "([^/]+)")}$`, "i");
}
