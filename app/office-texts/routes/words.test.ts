import { expect } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toFormFacts } from "#app/office-homes/home-desk.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openAs, toTyped } from "./texts.fixture.ts";

const storeTest = defineSqliteTest();
const curlCurl = { ...toTyped("suburbs", "manly"), name: "Curl Curl", postcode: "2096", version: "0" };
const [manly] = defaultTexts.suburbs;

storeTest("fixed words stay, whatever a form sends for them", async (open) => {
  const { publish, read, texts } = await openAs(open);
  const changes = { "about.values.0.title": "Cheap", "about.values.0.text": "Ask." };
  const about = { ...toTyped("pages", "about"), ...changes };
  expect(await publish("pages", "about", about)).toMatchObject({ status: 303 });
  const [value] = defaultTexts.pages.about.values;
  expect(texts.get().pages.about.values[0]).toEqual({ ...value, text: "Ask." });
  const bondi = { name: "Bondi", postcode: "2026", features: "Parking", overview: "New." };
  await publish("suburbs", "manly", { ...toTyped("suburbs", "manly"), ...bondi });
  expect(texts.get().suburbs[0]).toEqual({ ...manly, overview: "New." });
  const field = expect.objectContaining({
    name: "about.values.0.title",
    kind: "fixed",
    value: "Expert Knowledge",
    hint: "The specification of this site fixes these words.",
  });
  expect(await read("pages", "about")).toMatchObject({ data: { fields: expect.arrayContaining([field]) } });
});

storeTest("a page says which words are missing or too long, and keeps what was typed", async (open) => {
  const { publish } = await openAs(open);
  const typed = { "sell.pitch.heading": " ", "sell.hero.line": "long ".repeat(20) };
  const errors = {
    "sell.pitch.heading": "Words are expected here",
    "sell.hero.line": "At most 48 characters fit its place",
  };
  expect(await publish("pages", "sell", { ...toTyped("pages", "sell"), ...typed })).toMatchObject({
    status: 422,
    data: { errors, typed: { "sell.pitch.heading": " " } },
  });
});

storeTest("a legal page shows the date of its change, and is reverted as a whole", async (open) => {
  const { send, publish, texts } = await openAs(open);
  const form = { ...toTyped("pages", "privacy"), "privacy.lead": "Ask us <b>first</b>." };
  await publish("pages", "privacy", form);
  const { lead, updatedAt } = texts.get().pages.privacy;
  expect(lead).toBe("Ask us <b>first</b>.");
  expect(updatedAt).toBe(toAgencyTime(Date.now()).slice(0, 10));
  await send("pages", "privacy", { version: "1", intent: "take back" });
  expect(texts.get().pages).toEqual(defaultTexts.pages);
});

storeTest("a suburb that the office adds has its name as its address, and is added once", async (open) => {
  const { send, publish, texts } = await openAs(open);
  const add = (form: object) => publish("suburbs", "new", { ...curlCurl, ...form });
  const refused = (errors: object) => ({ data: { errors } });
  const known = { intent: "It is among the texts already, perhaps not on the site. Open it there." };
  const elsewhere = { postcode: "This postcode is not in NSW" };
  expect(await add({ postcode: "4000" })).toMatchObject(refused(elsewhere));
  expect(await add({ name: "manly" })).toMatchObject(refused(known));
  expect(await add({})).toMatchObject({ location: "/office/texts/suburbs/curl-curl?done=publish" });
  expect(texts.get().suburbs.at(-1)).toMatchObject({ id: "curl-curl", name: "Curl Curl", state: "NSW" });
  await add({ name: "Elanora Heights", postcode: "2101" });
  const facts = toFormFacts({ offer: "sale", agent_id: "" }, { now: Date.now(), texts });
  const placed = facts.suburbs.filter(({ postcode }) => postcode);
  expect(placed).toEqual([{ name: "Elanora Heights", postcode: "2101" }]);
  const renamed = { ...curlCurl, name: "Elanora  heights", version: "1" };
  const taken = { name: "There is already a guide to this suburb" };
  expect(await publish("suburbs", "curl-curl", renamed)).toMatchObject(refused(taken));
  await send("suburbs", "curl-curl", { version: "1", intent: "withdraw" });
  expect(texts.get().suburbs.some(({ id }) => id === "curl-curl")).toBe(false);
  expect(await add({})).toMatchObject(refused(known));
});

storeTest("a suburb's location is read from degrees or a link of a map, within the state", async (open) => {
  const { publish, read, texts } = await openAs(open);
  const heights = { ...curlCurl, name: "Elanora Heights", postcode: "2101" };
  const place = "-27.47, 153.03";
  expect(await publish("suburbs", "new", { ...heights, place })).toMatchObject({
    status: 422,
    data: { errors: { place: "This is not in NSW" }, typed: { place } },
  });
  const google =
    "https://www.google.com/maps/place/Elanora+Heights/@-33.69,151.26,14z/data=!3m1!4b1!4m6!3m5!8m2!3d-33.6957!4d151.2803";
  expect(await publish("suburbs", "new", { ...heights, place: google })).toMatchObject({ status: 303 });
  expect(texts.get().suburbs.at(-1)?.place).toEqual({ lat: -33.6957, lng: 151.2803 });
  expect(await read("suburbs", "elanora-heights")).toMatchObject({
    data: { typed: { place: "-33.6957, 151.2803" }, lacks: [] },
  });
  await publish("suburbs", "elanora-heights", { ...heights, place: "-32.9, 151.78", version: "1" });
  expect(await read("suburbs", "elanora-heights")).toMatchObject({
    data: { lacks: [expect.stringContaining("it lies beyond what the map shows")] },
  });
  await publish("suburbs", "elanora-heights", { ...heights, place: "", version: "2" });
  expect(texts.get().suburbs.at(-1)?.place).toBe(undefined);
});

storeTest("a guide of the folder cannot be withdrawn while there are homes in its suburb", async (open) => {
  const { send, texts, context } = await openAs(open);
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [toSampleRecord()] });
  context.set(catalogueContext, catalogue);
  const withdraw = (suburb: string) => send("suburbs", suburb, { version: "0", intent: "withdraw" });
  expect(await withdraw("manly")).toMatchObject({
    status: 422,
    data: { errors: { intent: "1 home on the site: Manly stays until it has left" } },
  });
  expect(await withdraw("avalon")).toMatchObject({ status: 303 });
  expect(texts.get().suburbs.map(({ id }) => id)).toEqual(["manly", "dee-why", "freshwater"]);
});

storeTest("agents cannot change pages or suburbs", async (open) => {
  const { publish, list } = await openAs(open, "Priya Nair", "agent");
  for (const [kind, key] of [
    ["pages", "about"],
    ["suburbs", "manly"],
    ["suburbs", "new"],
  ] as const)
    expect(await publish(kind, key, curlCurl)).toMatchObject({ status: 404 });
  expect((await list()).groups.map(({ path }) => path)).not.toContain("pages");
});
