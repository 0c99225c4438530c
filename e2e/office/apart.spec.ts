import { expect, test } from "@playwright/test";
import { requirements } from "#app/modules.ts";
import { everyKind, inSet } from "../every-page.ts";
import { getOfficeCookie, startOfficeSite } from "./office-site.ts";

const parameters = {
  reference: "7KQ4-M2XD",
  id: "S001",
  part: "price",
  time: "2026-11-28T10:00",
  kind: "journal",
  key: "1",
};

/** Differs each time that a form is shown. */
const submissionId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

test("until somebody is invited every address of the office is not found", async ({
  baseURL: origin = "",
}) => {
  const nowhere = (await ask(`${origin}/404`)).body;
  for (const [pattern, intents] of requirements) {
    const path = pattern.replace(
      /:(\w+)/g,
      (_all, name: string) => new Map(Object.entries(parameters)).get(name) ?? "",
    );
    for (const address of [path, `${path}.data`, path.toUpperCase()]) {
      const { status, headers, body } = await ask(origin + address);
      expect([address, status, headers.get("set-cookie"), body === nowhere]).toEqual([
        address,
        404,
        null,
        true,
      ]);
    }
    for (const intent of Object.keys(intents)) {
      const form = { method: "POST", headers: { Origin: origin }, body: new URLSearchParams({ intent }) };
      expect([path, intent, (await ask(origin + path, form)).status]).toEqual([path, intent, 404]);
    }
  }
});

test("every kind of public page has the same bytes for a signed-in person with a shortlist, and sets no cookie", async () => {
  await using site = await startOfficeSite({}, { hasHomes: true });
  const kept = await ask(`${site.origin}/shortlist`, {
    method: "POST",
    headers: { Origin: site.origin },
    body: new URLSearchParams({ keep: "S001" }),
  });
  const [shortlist] = kept.headers.get("set-cookie")?.split(";") ?? [];
  expect(shortlist).toMatch(/\w=\w/);
  const Cookie = `${await getOfficeCookie(site)}; ${shortlist}`;
  for (const path of everyKind.filter((each) => inSet(each).tag.length === 0 && each !== "/shortlist")) {
    const [own, plain] = [
      await ask(site.origin + path, { headers: { Cookie } }),
      await ask(site.origin + path),
    ];
    expect([path, own.headers.get("set-cookie"), own.body === plain.body]).toEqual([path, null, true]);
    expect([path, own.status, own.headers.get("vary")]).toEqual([
      path,
      plain.status,
      plain.headers.get("vary"),
    ]);
  }
});

async function ask(address: string, options: RequestInit = {}) {
  const response = await fetch(address, { ...options, redirect: "manual" });
  const body = (await response.text()).replace(submissionId, "");
  return { status: response.status, headers: response.headers, body };
}
