import { expect, test } from "@playwright/test";
import { requirements } from "#app/modules.ts";
import { everyKind, inSet } from "../every-page.ts";
import { startOwnServer } from "../own-server.ts";
import { getOfficeCookie, startOfficeSite } from "./office-site.ts";

const parameters = {
  reference: "7KQ4-M2XD",
  id: "S001",
  part: "price",
  time: "2026-11-28T10:00",
  kind: "journal",
  key: "1",
};

/** Made anew each time that a form is shown. */
const submissionId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

test("until somebody was invited every address of the office is none", async ({ request }) => {
  const site = await startOwnServer({ LISTINGS_DIR: "agencies/headland/homes" });
  const { origin } = site;
  const nowhere = await (await request.get(`${origin}/404`)).text();
  for (const [index, [pattern, intents]] of [...requirements].entries()) {
    const path = pattern.replace(
      /:(\w+)/g,
      (_all, name: string) => new Map(Object.entries(parameters)).get(name) ?? "",
    );
    for (const address of index === 0 ? [path, `${path}.data`, path.toUpperCase()] : [path]) {
      const response = await request.get(origin + address, { maxRedirects: 0 });
      expect([address, response.status(), response.headers()["set-cookie"]]).toEqual([
        address,
        404,
        undefined,
      ]);
      expect(await response.text()).toBe(nowhere);
    }
    // One of each address: what a form intends is not read before it is known who sends it.
    for (const intent of Object.keys(intents).slice(0, 1)) {
      const response = await request.post(origin + path, {
        headers: { Origin: origin },
        form: { intent },
        maxRedirects: 0,
      });
      expect([path, intent, response.status()]).toEqual([path, intent, 404]);
    }
  }
  await site.stop();
});

test("every kind of public page is the same, byte for byte, for who is signed in", async ({ request }) => {
  const site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes" });
  const Cookie = await getOfficeCookie(site);
  for (const path of everyKind.filter((each) => inSet(each).tag.length === 0)) {
    const [withCookie, without] = [await fetchPage(path, { Cookie }), await fetchPage(path)];
    expect([path, withCookie.headers["set-cookie"]]).toEqual([path, undefined]);
    expect(withCookie.body === without.body, path).toBe(true);
    expect([path, withCookie.status, withCookie.headers.vary]).toEqual([
      path,
      without.status,
      without.headers.vary,
    ]);
  }
  await site.stop();

  async function fetchPage(path: string, headers: Record<string, string> = {}) {
    const response = await request.get(site.origin + path, { headers, maxRedirects: 0 });
    return {
      status: response.status(),
      headers: response.headers(),
      body: (await response.text()).replace(submissionId, ""),
    };
  }
});
