import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createFindPage, parseRedirects } from "#server/http/redirects/parse-redirects.ts";
import routes from "../../app/routes.ts";
import type { Fault } from "./folder-file.ts";

const file = "redirects.csv";

/** Checks the addresses of an agency's old site; `ids` are those of its folder. */
export function checkRedirects(folder: string, ids: Parameters<typeof createFindPage>[0]["ids"]): Fault[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const findPage = createFindPage({ routes, ids, publicFolder: join(folder, "public") });
  return parseRedirects(readFileSync(path), findPage).faults.map((fault) => ({ file, ...fault }));
}
