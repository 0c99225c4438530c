import { Hono } from "hono";
import { expect, test } from "vitest";
import { keepCampaign } from "./keep-campaign.ts";

const app = new Hono();
app.use(keepCampaign);
app.all("*", (context) => {
  const to = context.req.query("to");
  return to ? context.redirect(to, 302) : context.text("a page");
});

async function follow(to: string, campaign: string, method = "GET") {
  const address = `/?${new URLSearchParams({ to })}${campaign}`;
  return (await app.request(address, { method })).headers.get("Location");
}

const letter = "&utm_source=a+letter&gclid=1&utm_campaign=spring";

test("a redirect keeps the campaign and no other parameters", async () => {
  expect(await follow("/property/1", letter)).toBe("/property/1?utm_source=a+letter&utm_campaign=spring");
  expect(await follow("/compare?homes=1,2#list", letter, "HEAD")).toBe(
    "/compare?homes=1,2&utm_source=a+letter&utm_campaign=spring#list",
  );
});

test("a campaign in the new address is kept and not repeated", async () => {
  expect(await follow("/about?utm_source=old", letter)).toBe("/about?utm_source=old&utm_campaign=spring");
});

test("adds nothing to other sites, to the page after a form, or without a campaign", async () => {
  expect(await follow("https://elsewhere.example/", letter)).toBe("https://elsewhere.example/");
  expect(await follow("/contact?sent=1#sent", letter, "POST")).toBe("/contact?sent=1#sent");
  expect(await follow("/property/1", "&gclid=1")).toBe("/property/1");
  expect((await app.request("/?utm_source=letter")).headers.get("Location")).toBeNull();
});
