import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";

export const formType = { "Content-Type": "application/x-www-form-urlencoded" };

/** A server of its own, what it has stored, and a way to send it forms. */
export async function startDesk(environment: Record<string, string> = {}) {
  const dataDir = makeFolder();
  const server = await startOwnServer({
    LISTINGS_DIR: "agencies/headland/homes",
    DATA_DIR: dataDir,
    ...environment,
  });
  return {
    ...server,
    dataDir,
    post: (body: BodyInit, headers: Record<string, string> = formType) =>
      fetch(`${server.origin}/contact`, { method: "POST", body, headers, redirect: "manual" }),
    query: (sql: string) => readStore(dataDir, sql),
  };
}
