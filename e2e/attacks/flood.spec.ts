import { expect, test } from "@playwright/test";
import { startOwnServer } from "../own-server.ts";

const SEARCHES = 100;
const server = { TRUSTED_PROXIES: "127.0.0.1" };
const flooder = { "X-Forwarded-For": "203.0.113.1" };

test("one address that asks for a hundred pages at once is told to wait, and nobody else is", async () => {
  await using site = await startOwnServer(server);
  const { origin } = site;
  // Kept from now on.
  expect((await fetch(origin)).status).toBe(200);
  const flood = Array.from({ length: SEARCHES }, (_, index) =>
    fetch(`${origin}/listings?location=place-${index}`, { headers: flooder }).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
    })),
  );
  const [cached, other] = await Promise.all([
    fetch(origin, { headers: flooder }),
    fetch(`${origin}/rentals?beds=2`, { headers: { "X-Forwarded-For": "203.0.113.2" } }),
  ]);
  expect([cached.status, other.status]).toEqual([200, 200]);
  const asked = await Promise.all(flood);
  const refused = asked.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(SEARCHES);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.text).toContain("Please try again in a moment.");
  }
  expect((await fetch(`${origin}/listings?location=later`, { headers: flooder })).status).toBe(200);
});
