import { expect, test } from "@playwright/test";
import { formType, postForm } from "../enquiries/desk.ts";
import { goodContact, toBody } from "../enquiries/enquiry-forms.ts";
import { type OwnServer, startOwnServer } from "../own-server.ts";

const PER_MINUTE = 3;
const settings = { RATE_LIMIT_PER_MINUTE: String(PER_MINUTE) };

/** The headers of a proxy for a request to elsewhere.example over TLS. */
const forwarded = {
  "X-Forwarded-Host": "elsewhere.example",
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Port": "8443",
  "X-Real-IP": "203.0.113.9",
  Forwarded: 'for=203.0.113.9;host="elsewhere.example";proto=https',
};

function post({ origin }: OwnServer, headers: Record<string, string>) {
  return postForm(`${origin}/contact`, toBody(goodContact), { ...formType, ...headers });
}

test("whoever is no proxy of ours is one and the same visitor, and what it says of a host stands in no answer", async () => {
  await using server = await startOwnServer({ ...settings, TRUSTED_PROXIES: "198.51.100.0/24" });
  expect((await post(server, { ...forwarded, Origin: "https://elsewhere.example" })).status).toBe(403);
  for (const path of [
    "/about",
    "/listings",
    "/property/S014",
    "/about/",
    "/sitemap.xml",
    "/contact?sent=x",
  ]) {
    const answer = await fetch(server.origin + path, { headers: forwarded, redirect: "manual" });
    const said = JSON.stringify([...answer.headers]) + (await answer.text());
    expect(said).not.toMatch(/elsewhere|8443|203\.0\.113|strict-transport-security/i);
  }
  // One form more than an address may send, each with another forwarded address; by a proxy of ours: flood.spec.ts.
  const statuses: number[] = [];
  for (let index = 0; index <= PER_MINUTE; index += 1) {
    const address = { "X-Forwarded-For": `203.0.113.${index}, 198.51.100.1${index}` };
    statuses.push((await post(server, { ...forwarded, ...address })).status);
  }
  expect(statuses).toEqual([303, 303, 303, 429]);
});
