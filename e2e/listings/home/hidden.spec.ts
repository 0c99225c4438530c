import { readFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { makeFolder } from "../../../trials/site/start-site.ts";
import { formType } from "../../enquiries/desk.ts";
import { toBody } from "../../enquiries/enquiry-forms.ts";
import { startOwnServer } from "../../own-server.ts";

const person = { name: "Leila Haddad", email: "leila@mail.example", phone: "0491 570 110" };
const files = ["coastal-listings.json", "coastal-rentals.json"] as const;
const others = [
  ...files.map((file) => `/data/${file}`),
  "/data/estimates.json",
  "/readyz",
  "/inspections.ics",
  "/sitemap.xml",
  "/journal/rss.xml",
  "/listings.rss?price=4m%2B",
  "/rentals.rss",
  "/listings?location=kestrelh",
  "/listings?min=6000000",
  "/listings?max=7000000&sort=price-high",
  "/listings.data?min=5000000&max=9000000",
  "/listings?sort=walk",
  "/listings/map",
  "/rentals?walk=45",
  "/compare?homes=S001,S002",
  "/robots.txt",
];

/** Hidden values of the first home of each kind, with a sale price within the last band, and of S003's sale. */
const hiddenValues = fc.record({
  street: fc.stringMatching(/^Kestrel[a-z]{5} Lane$/).map((name) => `77 ${name}`),
  price: fc.integer({ min: 4_100_000, max: 9_900_000 }),
  lat: fc.double({ min: -33.775, max: -33.765, noNaN: true }),
  sale: fc.integer({ min: 11_000_000, max: 19_000_000 }),
});
type Hidden = typeof hiddenValues extends fc.Arbitrary<infer Value> ? Value : never;

/** Writes the sample files with these hidden values and this time of change (s). */
async function supply(folder: string, { street, price, lat, sale }: Hidden, changedAt: number) {
  for (const file of files) {
    const [first, second, third, ...rest] = JSON.parse(
      await readFile(join("agencies/headland/homes", file), "utf8"),
    );
    const address = {
      address: `${street}, ${first.suburb}`,
      address_display: false,
      lat,
      lng: 151.29,
      description: `${first.description} Ring before you come to ${street}.`,
      pictures: [{ src: "/pictures/s001-street.jpg", alt: `${street} from the street` }],
      documents: [{ src: "https://files.example/1.pdf", title: `Contract ${street}`, bytes: 1_000 }],
      auction: { at: "2030-12-05T10:00", place: street },
    };
    const isSale = "price_aud" in first;
    const priced = isSale
      ? { price_aud: price, price_to: price + 9_000, price_display: false, price_text: `Around $${price}` }
      : {};
    const sold = { status: "sold", sold: { date: "2026-11-01", price_aud: sale, display: false } };
    const records = [
      { ...first, ...address, ...priced },
      second,
      isSale ? { ...third, ...sold } : third,
      ...rest,
    ];
    const fresh = join(folder, `${file}.part`);
    await writeFile(fresh, JSON.stringify(records));
    await utimes(fresh, changedAt, changedAt);
    await rename(fresh, join(folder, file));
  }
}

const toPattern = ({ street, price, sale }: Hidden) =>
  new RegExp(
    [
      street.slice("77 ".length, -" Lane".length),
      ...[price, sale].map((dollars) => String(dollars).replaceAll(/\B(?=(?:\d{3})+$)/g, "[,.]?")),
    ].join("|"),
    "i",
  );

const AT_ONCE = 8;
/** Samples one of the addresses that differ only in their second part, the id of a home, an article or a person. */
const MOST_OF_A_KIND = 1;
const links = /href="(\/[^"#?]*)/g;

type Get = (path: string) => Promise<string>;

/** Collects public responses of every kind by path, without search words, which a list repeats. */
async function crawl(get: Get) {
  const ways = ["property/S001", "rental/R001"].flatMap((path) =>
    ["", ".data", "/inspection", "/enquire", "/inspection.ics"].map((end) => `/${path}${end}`),
  );
  const queue = new Set([
    "/",
    ...others,
    ...ways,
    "/property/1",
    "/property/3",
    "/listings?view=list",
    "/listings.data",
  ]);
  const answers = new Map<string, string>();
  const kinds = new Map<string, number>();
  const isEnough = (link: string) => {
    const kind = link.replace(/(?<=^\/[^/]+\/)[^/]+/, "");
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    return count > MOST_OF_A_KIND;
  };
  for (let from = 0; from < queue.size; from += AT_ONCE) {
    const paths = [...queue].slice(from, from + AT_ONCE);
    const some = await Promise.all(paths.map(get));
    for (const [index, path] of paths.entries()) {
      const answer = (some[index] ?? "").replaceAll("kestrelh", "");
      answers.set(path, answer);
      for (const [, link = ""] of answer.matchAll(links))
        if (!/^\/(?:assets|pictures|data)\//.test(link) && !queue.has(link) && !isEnough(link))
          queue.add(link);
    }
  }
  expect(queue.size).toBeGreaterThan(60);
  return answers;
}

test("no response, mail or log has a home's hidden values, and responses do not depend on them", async () => {
  const mail = await startMailServer();
  const folder = makeFolder();
  const [hidden, other] = fc.sample(hiddenValues, 2);
  if (!hidden || !other) throw new Error("no values");
  // The rules stop S002 and log it.
  await writeFile(join(folder, "estimates.json"), JSON.stringify({ S002: { from: hidden.price } }));
  const since = Math.floor(Date.now() / 1000) - 3_600;
  await supply(folder, hidden, since);
  const server = await startOwnServer({ LISTINGS_DIR: folder, SMTP_URL: mail.url });
  const get: Get = async (path) => {
    const response = await fetch(new URL(path, server.origin));
    return await response.text();
  };
  try {
    const answers = await crawl(get);
    for (const [path, answer] of answers)
      expect(
        answer.split("\n").filter((line) => toPattern(hidden).test(line)),
        path,
      ).toEqual([]);

    const changedAt = since + 1;
    await supply(folder, other, changedAt);
    const readAge = (file: string) =>
      fetch(`${server.origin}/data/${file}`).then(({ headers }) => headers.get("Last-Modified"));
    const then = new Date(changedAt * 1000).toUTCString();
    const readAges = () => Promise.all(files.map(readAge));
    await expect.poll(readAges).toEqual([then, then]);
    const again = await crawl(get);
    expect([...again.keys()]).toEqual([...answers.keys()]);
    const differing = [...again].filter(
      ([path, answer]) => withoutTime(answer, changedAt) !== withoutTime(answers.get(path) ?? "", since),
    );
    expect(differing.map(([path]) => path)).toEqual([]);

    const time = "ask";
    for (const path of ["/property/S001", "/rental/R001"]) {
      const post = { method: "POST", headers: formType };
      await fetch(`${server.origin}${path}/enquire`, {
        ...post,
        body: toBody({ ...person, message: "Is it dry?" }),
      });
      await fetch(`${server.origin}${path}/inspection`, { ...post, body: toBody({ ...person, time }) });
    }
    // Mails to the agent, the office and the visitor.
    await expect.poll(() => mail.received.length).toBeGreaterThanOrEqual(8);
    for (const pattern of [hidden, other].map(toPattern)) {
      expect(mail.received.filter((message) => pattern.test(JSON.stringify(message)))).toEqual([]);
      expect(server.getOutput()).not.toMatch(pattern);
    }
  } finally {
    await server.stop();
    await mail.stop();
  }
});

/** Values that change in every document: form ids, and when a calendar or an offline page was made. */
const ofDocuments =
  /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|DTSTAMP:\w+|how it was on [^.]+/g;

/** Removes the time of the change. */
function withoutTime(answer: string, changedAt: number) {
  const time = new Date(changedAt * 1000);
  return answer
    .replaceAll(String(time.getTime()), "changed")
    .replaceAll(time.toUTCString(), "changed")
    .replaceAll(time.toISOString(), "changed")
    .replace(ofDocuments, "");
}
