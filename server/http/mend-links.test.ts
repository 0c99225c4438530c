import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { createFindHomePath } from "#app/listings/catalogue/find-home-path.server.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { createLinkMender, mendSentLinks } from "./mend-links.ts";

const app = new Hono().use(mendSentLinks).all("*", (context) => context.text("as it is"));

async function follow(address: string, method = "GET") {
  const response = await app.request(address, { method });
  return response.headers.get("Location") ?? (await response.text());
}

const links = [
  "/shortlist",
  "/saturday",
  "/shortlist/join/fZ3_kQ9-xLmPa7RtYbW2c-",
  "/shortlist/fZ3_kQ9-xLmPa7RtYbW2cD/opens.ics",
  "/compare?homes=S001%2CS002",
  "/saturday?day=2026-12-05&homes=S001%2CS002",
  "/newsletter/confirm?token=fZ3_kQ9-xLmPa7RtYbW2cD",
  "/alerts/fZ3_kQ9-xLmPa7RtYbW2cD",
  "/office/sign-in/link?token=fZ3_kQ9-xLmPa7RtYbW2cD",
];

for (const link of links) {
  test(`${link} is repaired where a mail program appended to it, and otherwise left alone`, async () => {
    for (const end of [".", ")", ",", ">", "%3E", ").", "%22", "%E2%80%9D", ";", "!", "*", "%20", "]", "’"])
      expect(await follow(link + end), end).toBe(link);
    expect(await follow(link)).toBe("as it is");
    expect(await follow(`${link}.`, "POST")).toBe("as it is");
  });
}

test("other addresses stay unchanged", async () => {
  for (const address of ["/listings?location=st.", "/journal/what.", "/shortlist?back"])
    expect(await follow(address)).toBe("as it is");
});

describe("a public page", () => {
  const routes = ["", "property/:id", "suburbs/:id", "listings", "journal/:slug", "alerts/:token", "*"].map(
    (path) => ({ path }),
  );
  const pages = ["/", "/property/S001", "/suburbs/dee-why", "/listings", "/journal/salt-air"];
  const isPage = async (path: string) => pages.includes(path.replace(/(?<=.)\/$/, ""));
  const site = new Hono()
    .use(createLinkMender({ routes, isPage }))
    .all("*", ({ req, text }) => (pages.includes(req.path) ? text("the page") : text("not found", 404)));

  async function open(address: string, method = "GET") {
    const response = await site.request(address, { method });
    return response.headers.get("Location") ?? response.status;
  }

  const ends =
    ". ) %22 %E2%80%8B %E2%80%9D %3E %C2%A0 ' , ; * ] ). %20-%20a%20house /index.html /index.html. /index.php %20 _ -- = &gt; &quot; %2F %0A %0D%0A =3D =20 = %3D |Headland ;jsessionid=1";

  test.each(ends.split(" "))("is reached from its address with %s", async (end) => {
    expect(await open(`/property/S001${end}`)).toBe("/property/S001");
    expect(await open(`/suburbs/dee-why${end}?utm_source=mail`)).toBe("/suburbs/dee-why?utm_source=mail");
  });

  test.each([
    ["/index.html", "/"],
    ["/property//S001", "/property/S001"],
    ["/PROPERTY/S001", "/property/S001"],
    ["/Suburbs/Dee-Why", "/suburbs/dee-why"],
    ["/suburbs/dee%20why?utm_source=mail", "/suburbs/dee-why?utm_source=mail"],
    ["/Suburbs/Dee+Why", "/suburbs/dee-why"],
    ["/%0A", "/"],
    ["/Listings/", "/listings"],
    ["/listings/%20", "/listings"],
    ["/listings//", "/listings"],
    ["/LISTINGS/?utm_source=mail", "/listings?utm_source=mail"],
    ["/property/%2FS001?utm_source=mail", "/property/S001?utm_source=mail"],
    ["/property/S001?utm_source=mail&amp;utm_medium=x", "/property/S001?utm_source=mail&utm_medium=x"],
    ["/suburbs/Dee-Why%3Futm_source%3Dmail%26utm_medium=x", "/suburbs/dee-why?utm_source=mail&utm_medium=x"],
    ["/property/S001%23photos", "/property/S001"],
    ["/property/S001:~:text=Home", "/property/S001"],
    ["/property/S001&amp;utm_source=mail", "/property/S001?utm_source=mail"],
    ["/property/S001&utm_source=mail", "/property/S001?utm_source=mail"],
    ["/property/S001.?utm_source=mail&amp;utm_medium=x", "/property/S001?utm_source=mail&utm_medium=x"],
  ])("is led to from %s", async (address, page) => expect(await open(address)).toBe(page));

  test("of a home is reached by the address it had on another site, and by the id of the agency's software", async () => {
    const homes = await openTestCatalogue({
      "coastal-listings.json": [
        toSampleRecord({ id: "HEADLD-BG1", address: "9/21 St Brendans Rd, Manly" }),
        toSampleRecord({ id: "HEADLD-BG2", address: "14 Petrel Road, Manly" }),
      ],
      "coastal-rentals.json": [toSampleRentalRecord({ id: "R1", address: "7 O’Connell Parade, Manly" })],
    });
    const findHome = createFindHomePath(homes.catalogue);
    const mender = new Hono()
      .use(createLinkMender({ routes, isPage, findHome }))
      .all("*", ({ text }) => text("not found", 404));
    const lead = async (address: string) => (await mender.request(address)).headers.get("Location");
    expect(await lead("/property/unit-9-21-saint-brendans-road-manly-nsw-2095?utm_source=mail")).toBe(
      "/property/1?utm_source=mail",
    );
    expect(await lead("/buy/manly/14-petrel-rd.html")).toBe("/property/2");
    expect(await lead("/listing/14-petrel-rd-manly-5551234/")).toBe("/property/2");
    expect(await lead("/rental/7-o-connell-pde-manly")).toBe("/rental/R1");
    expect(await lead("/property/BG2")).toBe("/property/2");
    for (const address of ["/property/bg2", "/property/15-petrel-road-manly", "/buy/petrel-road", "/buy/21"])
      expect(await lead(address), address).toBeNull();
  });

  test("is found by its own id only; other addresses are still not found", async () => {
    const tooLong = `/property/S001${"%20".repeat(900)}`;
    const others = ["/property/s001", "/property/S002.", "/alerts/AbC.", "//elsewhere.example/"];
    for (const address of [...others, "/nothing.", "/%E0%A4%A.", tooLong])
      expect(await open(address), address).toBe(404);
    expect(await open("/property/S001.", "POST")).toBe(404);
    expect(await open("/property/S001")).toBe(200);
  });
});
