import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";

export const formType = { "Content-Type": "application/x-www-form-urlencoded" };

/** Sends a form as a browser does, and follows no redirect. */
export function postForm(address: string, body: BodyInit, headers: Record<string, string> = formType) {
  return fetch(address, { method: "POST", body, headers, redirect: "manual" });
}

/** Starts a server, with functions to send it forms and to query its store. */
export async function startDesk(environment: Record<string, string> = {}) {
  const dataDir = makeFolder();
  const server = await startOwnServer({ DATA_DIR: dataDir, ...environment });
  return {
    ...server,
    dataDir,
    post: (body: BodyInit, headers?: Record<string, string>) =>
      postForm(`${server.origin}/contact`, body, headers),
    query: (sql: string) => readStore(dataDir, sql),
  };
}
