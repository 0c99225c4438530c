import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { makeFolder } from "../../../trials/site/start-site.ts";
import { toBody } from "../../enquiries/enquiry-forms.ts";
import { startOwnServer } from "../../own-server.ts";

const STREET = "77 Kestrelhush Lane";
const PRICE = 8_765_432;
const hidden = /kestrelhush|8[,.]?765[,.]?432|(?<!\d)8\.[78]M/i;
const person = { name: "Leila Haddad", email: "leila@mail.example", phone: "0491 570 110" };
const files = ["coastal-listings.json", "coastal-rentals.json"] as const;
const others = [
  "/data/estimates.json",
  "/readyz",
  "/inspections.ics",
  "/sitemap.xml",
  "/journal/rss.xml",
  "/listings?location=kestrelh",
  "/robots.txt",
];

/** The sample, where the first home of either kind hides its street and the one for sale its price; and an estimate. */
async function makeHidden() {
  const folder = makeFolder();
  for (const file of files) {
    const [first, ...rest] = JSON.parse(await readFile(join("agencies/headland/homes", file), "utf8"));
    const address = {
      address: `${STREET}, ${first.suburb}`,
      address_display: false,
      lat: -33.77,
      lng: 151.29,
      description: `${first.description} Ring before you come to ${STREET}.`,
      pictures: [{ src: "/pictures/s001-street.jpg", alt: `${STREET} from the street` }],
      documents: [{ src: "https://files.example/1.pdf", title: `Contract ${STREET}`, bytes: 1_000 }],
      auction: { at: "2030-12-05T10:00", place: STREET },
    };
    const price =
      "price_aud" in first ? { price_aud: PRICE, price_display: false, price_text: "Around $8.7M" } : {};
    await writeFile(join(folder, file), JSON.stringify([{ ...first, ...address, ...price }, ...rest]));
  }
  // Stops S002, in a line of the log.
  await writeFile(join(folder, "estimates.json"), JSON.stringify({ S002: { from: PRICE } }));
  return folder;
}

test("no answer but /data has a hidden street, price or estimate, no mail and no log", async () => {
  const mail = await startMailServer();
  const server = await startOwnServer({ LISTINGS_DIR: await makeHidden(), SMTP_URL: mail.url });
  try {
    const get = async (path: string) => (await fetch(new URL(path, server.origin))).text();
    for (const file of files) expect(await get(`/data/${file}`)).toMatch(hidden);

    const ways = ["property/S001", "rental/R001"].flatMap((path) =>
      ["", ".data", "/inspection", "/enquire", "/inspection.ics"].map((end) => `/${path}${end}`),
    );
    const queue = ["/", ...others, ...ways, "/property/1", "/listings?view=list", "/listings.data"];
    const known = new Set(queue);
    for (const path of queue) {
      // Without the words of the visitor, which a list repeats.
      const answer = (await get(path)).replaceAll("kestrelh", "");
      expect(
        answer.split("\n").filter((line) => hidden.test(line)),
        path,
      ).toEqual([]);
      for (const [, link = ""] of answer.matchAll(/href="(\/[^"#?]*)/g))
        if (!known.has(link) && !/^\/(?:assets|pictures|data)\//.test(link)) queue.push(link);
      for (const link of queue) known.add(link);
    }
    expect(known.size).toBeGreaterThan(100);

    const time = "ask";
    for (const path of ["/property/S001", "/rental/R001"]) {
      const post = { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
      await fetch(`${server.origin}${path}/enquire`, {
        ...post,
        body: toBody({ ...person, message: "Is it dry?" }),
      });
      await fetch(`${server.origin}${path}/inspection`, { ...post, body: toBody({ ...person, time }) });
    }
    // To the agent, the office and the visitor.
    await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
    expect(mail.received.filter((message) => hidden.test(JSON.stringify(message)))).toEqual([]);
    expect(server.getOutput()).not.toMatch(hidden);
  } finally {
    await server.stop();
    await mail.stop();
  }
});
