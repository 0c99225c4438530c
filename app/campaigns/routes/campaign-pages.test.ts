import { expect } from "vitest";
import { openTestService } from "#app/campaigns/service/builder.fixture.ts";
import { ownAddressContext } from "#app/document/shell/document-context.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { signInAs } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { campaignsContext } from "../campaigns-context.ts";
import { makeElement, makePage, makeText } from "../content/content.fixture.ts";
import { loader } from "./campaign-pages.tsx";

const storeTest = defineSqliteTest();
const DAY_MS = 24 * 60 * 60_000;
const words = [makeText("<p>Words</p>")];

async function openOverview(db: Database) {
  const { service, open } = await openTestService();
  const { published, ...builder } = open();
  const { context, toArgs } = await signInAs(db, "Callum Reyes", "office");
  context.set(campaignsContext, { builder: { ...builder, published } });
  context.set(ownAddressContext, (path) => path === "/listings");
  const test = await openTestCatalogue();
  context.set(catalogueContext, test.catalogue);
  context.set(siteContext, test.context.get(siteContext));
  const read = async () => {
    await published.look();
    return loader(toArgs("/office/campaigns", {}));
  };
  return { service, context, read };
}

storeTest("says that the page builder is switched off", async ({ db }) => {
  const { context, read } = await openOverview(db);
  expect(await read()).toMatchObject({ isOff: false });
  context.set(campaignsContext, {});
  expect(await read()).toMatchObject({ lines: [], isOff: true });
});

storeTest("lists pages that cannot be shown, with the reasons", async ({ db }) => {
  const { service, read } = await openOverview(db);
  const now = Date.now();
  const video = makeElement("Tabs", {});
  const card = makeElement("PropertyCard", { title: "By the sea", home: "S999" });
  service.entries["/late"] = { ...makePage("/late", words), startDate: now + DAY_MS };
  service.entries["/over"] = { ...makePage("/over", words), endDate: now - 1 };
  service.entries["/listings"] = makePage("/listings", words);
  service.entries["/twice"] = { ...makePage("/spring", words), id: "twice" };
  service.entries["/nowhere"] = { ...makePage("", words, { url: "" }), query: [] };
  service.entries["/a.b"] = makePage("/a.b", words);
  service.entries["/trail/"] = makePage("/trail/", words);
  service.entries["/hidden"] = makePage("/hidden", words, { noIndex: true });
  service.entries["/large"] = makePage("/large", [makeText("x".repeat(1_100_000))]);
  service.entries["/odd"] = makePage("/odd", [...words, video, card]);
  service.entries["/empty"] = makePage("/empty", [video]);
  const { lines } = await read();
  const shown = lines.map(({ path, state, problem }) => [path, problem ?? state]);
  expect(shown).toEqual([
    ["/spring", "live"],
    ["/plain", "live"],
    ["/late", "waits"],
    ["/over", "gone"],
    ["/listings", "the site has a page of its own at this address"],
    ["/spring", "“Spring on the water” is shown there, since it is higher in Builder’s list"],
    [undefined, "it has no address"],
    ["/a.b", "its address has more than letters, digits, -, _ and /"],
    ["/trail/", "its address ends with /: take that off in Builder"],
    ["/hidden", "live"],
    ["/large", "its content is more than 1 MB"],
    ["/odd", "live"],
    ["/empty", "none of it can be shown"],
  ]);
  service.answer({ status: 500, onlyFor: "page-unread" });
  service.entries["/unread"] = makePage("/unread", words);
  expect((await read()).lines.find(({ path }) => path === "/unread")).toMatchObject({
    problem: "it could not be read",
    isUnread: true,
  });
  service.entries["/unread"] = undefined;
  await read();
  expect(lines.find(({ path }) => path === "/odd")?.skipped).toEqual([
    "Tabs: the site does not show this block",
    "Property card: the home S999 is not shown any more",
  ]);
});

storeTest("says that the service is away, with its last list and each page's enquiries", async ({ db }) => {
  const { service, read } = await openOverview(db);
  const now = Date.now();
  const campaign = { name: "letter", page: "/spring" };
  const about = { page: { title: "Spring", form: "Viewing", url: "https://site.example/spring" } };
  await saveTestEnquiry(db, { ...makeQuestion(), campaign, about }, now - DAY_MS);
  await saveTestEnquiry(db, { ...makeQuestion(), campaign }, now - 100 * DAY_MS);
  await saveTestEnquiry(db, makeQuestion(), now - DAY_MS);
  const spam = await saveTestEnquiry(db, { ...makeQuestion(), campaign }, now - DAY_MS);
  await db.updateTable("enquiry").set({ flag: "spam" }).where("reference", "=", spam.reference).execute();
  expect((await read()).isAway).toBe(false);
  service.answer({ status: 500 });
  const { isAway, lastList, lines } = await read();
  expect([isAway, Boolean(lastList)]).toEqual([true, true]);
  expect(lines).toMatchObject([
    { path: "/spring", enquiries: { recent: 1, all: 2 } },
    { path: "/plain", enquiries: { recent: 0, all: 0 } },
  ]);
});
