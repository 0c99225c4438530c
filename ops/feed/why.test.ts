import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openFeed } from "#app/feed/open-feed.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { saveOverride } from "#app/register/by-hand/overrides.server.ts";
import { rollBack } from "#app/register/versions.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { importNow } from "./import-commands.ts";
import { printHeld, printHistory } from "./register-commands.ts";
import { printStatus } from "./status.ts";
import { home, list, whole } from "./store.fixture.ts";
import { explain } from "./why.ts";

const NOW = Date.UTC(2026, 10, 24, 4);

async function openRegister() {
  const folder = makeFolder();
  const environment = parseEnvironment({ DATA_DIR: folder });
  const feed = await openFeed({
    db: await openDatabase(environment),
    listingsDir: environment.listingsDir,
    log: { warn() {}, error() {} },
  });
  onTestFinished(() => feed.close());
  async function bring(...homes: string[]) {
    const path = join(folder, "a.xml");
    await writeFile(path, list(...homes));
    return importNow(feed, path, NOW, environment);
  }
  const why = async (words = "headld-7") => {
    const { lines, exitCode } = await explain(feed.db, words, NOW);
    return { text: lines.join("\n"), exitCode };
  };
  return { feed, bring, why };
}

const stopped = "<priceView>Offers over $2,400,000</priceView>";

test.each([
  ["It is on the site.", 0, [home(whole)]],
  ["It is on the site as sold.", 1, [home(whole), home("", "sold")]],
  ["It is not on the site: it was withdrawn.", 1, [home(whole), home("", "withdrawn")]],
  ["It is not on the site: it was taken off the market.", 1, [home(whole), home("", "offmarket")]],
  ["It is not on the site: its sender deleted it.", 1, [home(whole), home("", "deleted")]],
  ["It is not on the site: it has never arrived complete.", 2, [home("<price>1</price>")]],
  ["It is not on the site: the findings below stop what came.", 2, [home(whole + stopped)]],
  ["It is on the site.", 2, [home(whole), home(stopped)]],
  [
    "It is not on the site: it was taken off, and the findings below stop what has come since.",
    2,
    [home(whole), home("", "withdrawn"), home(stopped)],
  ],
])("%s", async (sentence, code, homes) => {
  const { bring, why } = await openRegister();
  for (const each of homes) await bring(each);
  const { text, exitCode } = await why();
  expect(text).toContain(sentence);
  expect(exitCode).toBe(code);
});

test("says what stops a home, also in the list of held ones", async () => {
  const { feed, bring, why } = await openRegister();
  await bring(home(whole + stopped));
  expect((await why()).text).toContain("Stopped: offers-over at price_text");
  const { lines, exitCode } = await printHeld(feed.db);
  expect(lines.join("\n")).toContain("home HEADLD-7  quarantined\n  offers-over at price_text");
  expect(exitCode).toBe(2);
});

test("says that a home is unknown", async () => {
  const { why } = await openRegister();
  expect(await why("nowhere")).toMatchObject({ exitCode: 1, text: expect.stringContaining("no home like") });
});

test("says that a home was listed again under another id", async () => {
  const { bring, why } = await openRegister();
  await bring(home(whole));
  await bring(home(whole).replace("<uniqueID>7<", "<uniqueID>8<"));
  expect((await why()).text).toContain("it was listed again under another id, which is shown");
});

test("a home that was listed again is hidden in its history, and a rolled-back version names the person who did it", async () => {
  const { feed, bring, why } = await openRegister();
  await bring(home(whole));
  await bring(home(whole.replace("Light", "Wind")));
  const by = { author: "Marion Tate", now: NOW };
  await feed.db.transaction().execute((transaction) => rollBack(transaction, "HEADLD-7", 1, by));
  expect((await why()).text).toContain("came 2026-11-24 at 15:00 by Marion Tate");
  expect((await printHistory(feed.db, "HEADLD-7", NOW)).lines[1]).toContain(
    "Marion Tate  PROCESSED (published)",
  );
  await bring(home(whole).replace("<uniqueID>7<", "<uniqueID>8<"));
  const { lines } = await printHistory(feed.db, "HEADLD-7", NOW);
  expect(lines[0]).toContain("is not on the site: it was listed again under another id");
  const text = lines.join(" ");
  expect(text).toContain("Marion Tate  PROCESSED (hidden)");
  expect(text).not.toContain("(published)");
});

test("reports listings of kinds that are not shown", async () => {
  const { feed, bring, why } = await openRegister();
  const shop = home(whole)
    .replaceAll("residential", "commercial")
    .replace("<uniqueID>7<", "<uniqueID>SHOP9<");
  await bring(shop);
  expect((await why("14 Tern Ln")).text).toContain("commercial, business and holiday listings are not shown");
  expect((await why("15 Tern Lane")).text).not.toContain("It is named");
  expect((await why("shop9")).text).toContain("commercial, business and holiday listings are not shown");
  expect((await printStatus(feed.db)).lines.join(" ")).toContain(
    "Not shown: 1 listing. The site shows homes for sale and for rent; commercial, business and holiday listings are not shown.",
  );
});

test("every command reports an agentID that feed.json does not name", async () => {
  const { feed, bring, why } = await openRegister();
  const report = await bring(home(whole).replace("HEADLD", "STRANGER"));
  const told = expect.stringMatching(
    /Not taken: 1 listing with the agentID STRANGER, which .*feed\.json does not name.*add it to agentIds there/,
  );
  expect(report.lines).toContainEqual(told);
  for (const words of ["14 Tern Ln", "stranger", "STRANGER-7", "residential STRANGER/7"])
    expect(await why(words)).toMatchObject({ text: told, exitCode: 2 });
  expect((await why("residential STRANGER/7")).text).toContain("It is named in a.xml of");
  for (const print of [printHeld, printStatus])
    expect(await print(feed.db)).toMatchObject({ lines: expect.arrayContaining([told]), exitCode: 2 });
  await bring(home(whole));
  expect((await printStatus(feed.db)).lines).toContainEqual(told);
});

test("says what the office has edited or hidden", async () => {
  const { feed, bring, why } = await openRegister();
  await bring(home(whole));
  const by = { author: "Marion Tate", now: NOW };
  await saveOverride(feed.db, "HEADLD-7", { part: "headline", value: { title: "Other words" } }, by);
  expect((await why()).text).toContain("The office has edited its headline; that is what is shown.");
  await saveOverride(feed.db, "HEADLD-7", { part: "outcome", value: { status: "withdrawn" } }, by);
  expect((await why()).text).toContain("It is not on the site: the office has taken it off.");
});

test.each(["14 Tern Ln, Freshwater", "headld", "7", "light above"])("%s finds the home", async (words) => {
  const { bring, why } = await openRegister();
  await bring(home(whole));
  expect((await why(words)).text).toContain("HEADLD-7: Light above the sea");
});
