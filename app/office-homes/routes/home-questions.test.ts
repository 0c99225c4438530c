import { expect } from "vitest";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring, readList } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openHomesDesk } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";

storeTest("a home with a question is published; the question waits for an answer", async ({ db }) => {
  const bringWords = async (description: string) => {
    const [report] = await bring(db, [incoming({ record: { description } })]);
    expect(report).toMatchObject({ findings: [] });
    const homes = await readList<object>(db);
    expect(homes).toMatchObject([{ description }]);
    return openHomesDesk(db, "Marion Tate", "principal", { "coastal-listings.json": homes });
  };
  const sentence = "The one next door sold for $1.9m";
  const marion = await bringWords(`Made for the sun. ${sentence}.`);
  const waiting = { id, state: { words: "Live, with a question" } };
  for (const [place, search] of [["/office/homes", "?view=waiting"], ["/office"]] as const)
    expect(JSON.stringify((await marion.read(place, {}, search)).data)).toContain(waiting.state.words);
  expect((await marion.read("/office/homes")).data).toMatchObject({
    list: { views: expect.arrayContaining([{ value: "waiting", label: "Need you (1)" }]) },
  });
  const asked = { code: "other-amount", words: sentence };
  const words = "The text says $1.9m; the price is $2.4M. Is it about this home?";
  expect(await marion.readHome(id)).toMatchObject({
    home: { state: waiting.state, findings: [{ words, asked }] },
  });
  expect(await marion.act(id, "confirm words", asked)).toMatchObject({ status: 303 });
  expect(await marion.readHome(id)).toMatchObject({ home: { state: { words: "Live" }, findings: [] } });
  expect((await marion.read("/office/homes", {}, "?view=waiting")).data).toMatchObject({ lines: [] });
  expect(await db.selectFrom("log").select(["act", "after"]).execute()).toEqual([
    { act: "confirm words", after: JSON.stringify({ words: sentence }) },
  ]);

  const readFindings = async (description: string) => (await bringWords(description)).readHome(id);
  expect(await readFindings(`${sentence}. Open on Saturday.`)).toMatchObject({ home: { findings: [] } });
  const other = "The one next door sold for $1.8m";
  expect(await readFindings(`${other}.`)).toMatchObject({
    home: { findings: [{ asked: { words: other } }] },
  });
});
