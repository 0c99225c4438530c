import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { startOwnServer } from "../own-server.ts";

const CANARY = "canary-leila-7391";
const visitorHeaders = {
  Cookie: `name=${CANARY}`,
  Authorization: `Bearer ${CANARY}`,
  Referer: `https://headland.example/${CANARY}`,
  "User-Agent": CANARY,
  "Accept-Language": CANARY,
  "X-Forwarded-For": CANARY,
  "X-Forwarded-Host": `${CANARY}.example`,
  "X-Request-Id": CANARY,
};

test("a cached page has nothing of the visitor it was rendered for, and no line of the log is lost on shutdown", async () => {
  const server = await startOwnServer();
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
  // Requests one page of each kind at the same time, before the server has rendered them by itself.
  const paths = new Map(all.map((path) => [path.split("/")[1], path])).values();
  for (const path of paths) {
    const first = await fetch(`${server.origin}${path}?name=${CANARY}`, { headers: visitorHeaders });
    const next = await fetch(server.origin + path);
    // Cached and new pages have the same headers.
    expect([...next.headers.keys()], path).toEqual([...first.headers.keys()]);
    expect(JSON.stringify([...next.headers]) + (await next.text()), path).not.toContain(CANARY);
  }
  const answers = Array.from({ length: 500 }, () => fetch(`${server.origin}/about`));
  await Promise.all(answers.map(async (answer) => (await answer).arrayBuffer()));
  server.process.kill("SIGTERM");
  await once(server.process, "close");
  // Including the two requests above.
  expect(server.getOutput().match(/"route":"\/about"/g)).toHaveLength(502);
});
