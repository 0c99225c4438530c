import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { contactButton, fillContact, readMails } from "../enquiries/enquiry-forms.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { runOwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

let folder = "";
test.beforeAll(async () => {
  folder = join(makeFolder(), "kestrel");
  const answers = {
    name: 'Kestrel & Row "Launceston"',
    state: "tas",
    address: "12 High Street, Launceston 7250",
    email: "office@kestrel.example",
    phone: "(03) 5550 0155",
    colours: "#1d2b4f #c2571a",
  };
  const options = Object.entries(answers).map(([name, value]) => `--${name}=${value}`);
  execFileSync(process.execPath, ["ops/agency/main.ts", "new", folder, ...options]);
});

test("a new agency starts without a home, a person or a figure, and gets an enquiry", async ({ page }) => {
  const dataDir = makeFolder();
  await using site = await startOwnServer({ AGENCY_DIR: folder, DATA_DIR: dataDir });
  const people: { name: string }[] = JSON.parse(await readFile("agencies/headland/people.json", "utf8"));
  const foreign = new RegExp(["Headland", "Northern Beaches", ...people.map(({ name }) => name)].join("|"));
  const menu = JSON.parse(await readFile(join(folder, "menu.json"), "utf8"));
  const paths: string[] = menu.pages.map(({ href }: { href: string }) => href);
  expect(paths).not.toContain("/sold");
  const pictures = new Set<string>();
  for (const path of ["/", ...paths, "/team", "/sold", "/journal", "/suburbs", "/nowhere"]) {
    const html = await (await fetch(site.origin + path)).text();
    expect([path, html.match(foreign)]).toEqual([path, null]);
    // Nothing leads to a page that has nothing on it yet.
    expect([path, html.match(/<a [^>]*href="\/(?:sold|journal|suburbs)"/)]).toEqual([path, null]);
    for (const [, src = ""] of html.matchAll(/(?:<img [^>]*src|"og:image" content)="([^"]+)/g))
      pictures.add(src);
  }
  for (const src of pictures) {
    const { pathname } = new URL(src, site.origin);
    expect([pathname, (await fetch(site.origin + pathname)).status]).toEqual([pathname, 200]);
  }
  for (const path of ["/", "/sell", "/contact"]) {
    await page.goto(site.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect([path, await findBroken(page)]).toEqual([path, []]);
    expect([path, await findBarriers(page)]).toEqual([path, []]);
  }
  const said = async (path: string) => (await fetch(site.origin + path)).text();
  for (const [, address = ""] of (await said("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)) {
    const { pathname } = new URL(address);
    const { status } = await fetch(site.origin + pathname, { redirect: "manual" });
    expect([pathname, status]).toEqual([pathname, 200]);
  }
  expect(await said("/sold")).toContain("We haven’t published any sales here yet.");
  expect(await said("/listings")).toContain("All our homes are taken at the moment.");

  await writeFile(
    join(folder, "homes/coastal-listings.json"),
    JSON.stringify([
      {
        id: "K1",
        title: "Brick house by the park",
        price_aud: 640_000,
        type: "House",
        address: "5 Elm Street, Launceston",
        suburb: "Launceston",
        beds: 3,
        baths: 1,
        parking: 1,
        description: "Three bedrooms and a garden.",
        pictures: [],
        agent: { name: "Ada Lane", phone: "0491 570 156", email: "ada@kestrel.example" },
      },
    ]),
  );
  for (const path of ["/property/K1", "/listings"]) {
    await expect
      .poll(async () => {
        await page.goto(site.origin + path);
        return page.locator("img[src*='/pictures/placeholder-']").count();
      })
      .toBeGreaterThan(0);
    expect([path, await findBroken(page)]).toEqual([path, []]);
  }

  await page.goto(`${site.origin}/contact`);
  await fillContact(page);
  await contactButton(page).click();
  await expect(page.getByText("Your reference is")).toBeVisible();
  await expect.poll(async () => (await readMails(dataDir)).join("\n")).toContain("Kestrel");
  expect(await readMails(dataDir)).not.toContainEqual(expect.stringMatching(foreign));
});

/** Pictures that did not come. */
function findBroken(page: Page) {
  return page
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter((each) => each.complete && each.naturalWidth === 0).map(({ src }) => src),
    );
}

test("no site goes public with what only a sample may say", async () => {
  for (const [agency, fact] of [
    [folder, "agency.json: kestrel.example is an address that leads nowhere"],
    ["agencies/headland", "agency.json: isSample is true: its people, homes and figures are invented"],
  ] as const) {
    const server = runOwnServer({
      NODE_ENV: "production",
      AGENCY_DIR: agency,
      PUBLIC_ORIGIN: "https://www.kestrel-and-row.com.au",
    });
    const [code] = await once(server.process, "close");
    expect(code).toBe(1);
    expect(server.getOutput()).toContain(fact);
  }
});
