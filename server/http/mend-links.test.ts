import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createLinkMender, mendSentLinks } from "./mend-links.ts";

const app = new Hono().use(mendSentLinks).all("*", (context) => context.text("as it is"));

async function follow(address: string, method = "GET") {
  const response = await app.request(address, { method });
  return response.headers.get("Location") ?? (await response.text());
}

const links = [
  "/shortlist/join/fZ3_kQ9-xLmPa7RtYbW2c-",
  "/shortlist/show/fZ3_kQ9-xLmPa7RtYbW2c_",
  "/shortlist/fZ3_kQ9-xLmPa7RtYbW2cD/opens.ics",
  "/shortlist/kept?homes=S001%2CS014",
  "/newsletter/confirm?token=fZ3_kQ9-xLmPa7RtYbW2cD",
  "/newsletter/leave?token=fZ3_kQ9-xLmPa7RtYbW2cD",
  "/alerts/fZ3_kQ9-xLmPa7RtYbW2cD",
  "/office/sign-in/link?token=fZ3_kQ9-xLmPa7RtYbW2cD",
];

for (const link of links) {
  test(`${link} is mended where a mail program made its end longer, and left alone where not`, async () => {
    for (const end of [".", ")", ",", ">", "%3E", ").", "%22", "%E2%80%9D", ";", "!", "*", "%20", "]", "’"])
      expect(await follow(link + end), end).toBe(link);
    expect(await follow(link)).toBe("as it is");
    expect(await follow(`${link}.`, "POST")).toBe("as it is");
  });
}

test("no other address is changed", async () => {
  for (const address of [
    "/listings?location=st.",
    "/journal/what.",
    "/shortlist?mailed",
    "/saturday?from=10:00.",
  ])
    expect(await follow(address)).toBe("as it is");
});

describe("a public page", () => {
  const routes = ["", "property/:id", "suburbs/:id", "listings", "journal/:slug", "alerts/:token", "*"].map(
    (path) => ({ path }),
  );
  const pages = ["/", "/property/S001", "/suburbs/dee-why", "/listings", "/journal/salt-air"];
  const isPage = async (path: string) => pages.includes(path);
  const site = new Hono()
    .use(createLinkMender({ routes, isPage }))
    .all("*", ({ req, text }) => (pages.includes(req.path) ? text("the page") : text("not found", 404)));

  async function open(address: string, method = "GET") {
    const response = await site.request(address, { method });
    return response.headers.get("Location") ?? response.status;
  }

  test.each([
    ".",
    ")",
    "%22",
    "%E2%80%8B",
    "%E2%80%9D",
    "%3E",
    "%C2%A0",
    "'",
    ",",
    ";",
    "*",
    "]",
    ").",
    "%20-%20a%20house",
    "/index.html",
    "/index.php",
  ])("is led to from its address with %s", async (end) => {
    expect(await open(`/property/S001${end}`)).toBe("/property/S001");
    expect(await open(`/suburbs/dee-why${end}?utm_source=mail`)).toBe("/suburbs/dee-why?utm_source=mail");
  });

  test.each([
    ["/index.html", "/"],
    ["/property//S001", "/property/S001"],
    ["/PROPERTY/S001", "/property/S001"],
    ["/Suburbs/Dee-Why", "/suburbs/dee-why"],
    ["/suburbs/Dee-Why", "/suburbs/dee-why"],
    ["/journal/Salt-Air", "/journal/salt-air"],
    ["/LISTINGS?suburb=Manly", "/listings?suburb=Manly"],
    ["/property/S001&amp;utm_source=mail", "/property/S001?utm_source=mail"],
    ["/property/S001&utm_source=mail", "/property/S001?utm_source=mail"],
    ["/property/S001.?utm_source=mail&amp;utm_medium=x", "/property/S001?utm_source=mail&utm_medium=x"],
  ])("is led to from %s", async (address, page) => expect(await open(address)).toBe(page));

  test("is found only under its own id, and what is no page stays not found", async () => {
    expect(await open("/property/s001")).toBe(404);
    expect(await open("/nothing.")).toBe(404);
    expect(await open("/property/S002.")).toBe(404);
    expect(await open("/property/S001.", "POST")).toBe(404);
    expect(await open("/%E0%A4%A.")).toBe(404);
    expect(await open("//elsewhere.example/")).toBe(404);
    expect(await open("/alerts/AbC.")).toBe(404);
    expect(await open("/property/S001")).toBe(200);
  });
});
