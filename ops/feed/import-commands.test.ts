import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeZip } from "#app/feed/arrival/zip.fixture.ts";
import { openFeed } from "#app/feed/open-feed.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { check, importNow } from "./import-commands.ts";
import { adoptSupplied, approve } from "./register-commands.ts";
import { printStatus } from "./status.ts";
import { home, list, whole } from "./store.fixture.ts";

const NOW = Date.UTC(2026, 10, 24, 4);
const log = { warn() {}, error() {} };

/** Opens the commands with a new store. */
async function openCommands({ feedDir }: { feedDir?: string } = {}) {
  const folder = makeFolder();
  const environment = parseEnvironment({ DATA_DIR: folder });
  const { listingsDir } = environment;
  const feed = await openFeed({ db: await openDatabase(environment), listingsDir, log });
  const toSettings = (directory?: string) => ({
    ...environment,
    feed: directory === undefined ? undefined : { directory },
  });
  onTestFinished(() => feed.close());
  const path = join(folder, "a.xml");
  const toText = ({ lines, exitCode }: Awaited<ReturnType<typeof check>>) => ({
    text: lines.join("\n"),
    exitCode,
  });
  async function bring(content: string | Uint8Array, directory = feedDir) {
    await writeFile(path, content);
    return toText(await importNow(feed, path, NOW, toSettings(directory)));
  }
  async function tryOut(content: string) {
    await writeFile(path, content);
    return toText(await check(feed, path, NOW));
  }
  const decide = async (id: string) => toText(await approve(feed, id, NOW, toSettings(feedDir)));
  return { folder, feed, bring, tryOut, decide };
}

const toHome = (id: number, status: string) =>
  home(whole.replace("14", String(id)), status).replace("<uniqueID>7<", `<uniqueID>${id}<`);
const seven = (status: string) => list(...[1, 2, 3, 4, 5, 6, 7].map((id) => toHome(id, status)));
const findId = (text: string) => /npm run feed -- approve ([\w-]+)/.exec(text)?.[1] ?? "";

test("check says what an import would do and writes nothing; import does it once", async () => {
  const { bring, tryOut } = await openCommands();
  const text = list(home(whole));
  const fresh = { exitCode: 0, text: expect.stringContaining("NEW residential HEADLD-7") };
  for (const intent of [tryOut, tryOut, bring]) expect(await intent(text)).toMatchObject(fresh);
  expect((await bring(text)).text).toContain("These bytes were imported before");
  const changed = { exitCode: 1, text: expect.stringContaining("price_aud: 2400000 → 2500000") };
  expect(await tryOut(list(home(whole.replace("2400000", "2500000"))))).toMatchObject(changed);
});

test("check ends with how each value of a file is read, and with the unread elements", async () => {
  const { tryOut } = await openCommands();
  const features =
    "<features><study>yes</study><gym>0</gym><toilets>2</toilets><cellar>big</cellar></features>";
  const extra = '<extraFields><eField name="Vendor reason" value="moving"/></extraFields>';
  const link = '<videoLink href="see our site"/>';
  const { text } = await tryOut(list(home(`${whole}${features}${link}<roof age="3">tin</roof>${extra}`)));
  expect(text).toMatch(/^ {2}Study +features\/study: yes +Study$/m);
  expect(text).toMatch(/^ {2}nothing +features\/gym: 0$/m);
  expect(text).toMatch(/^ {2}Toilets +features\/toilets: 2 +Toilets: 2$/m);
  expect(text).toMatch(/^ {2}also +features\/cellar: big +\["Cellar: big"\]$/m);
  expect(text).toMatch(/^ {2}title +headline: .* +Light/m);
  expect(text).toMatch(/^ {2}a finding +videolink@href: see our site/m);
  expect(text).toMatch(
    /Elements that the site does not read:\n {2}1 × roof\n {2}1 × roof@age\n {2}1 × extraFields: Vendor reason$/,
  );
  expect(text).not.toContain("moving");
});

test("keeps pictures enclosed in a ZIP for the server to encode", async () => {
  const { folder, bring } = await openCommands();
  const withPicture = `${whole}<objects><img id="m" file="front.jpg"/></objects>`;
  const zip = makeZip({ "a.xml": list(home(withPicture)), "front.jpg": "picture" });
  expect((await bring(zip)).text).toContain("NEW residential HEADLD-7");
  const [name = ""] = await readdir(join(folder, "pictures", "kept"));
  expect(await readFile(join(folder, "pictures", "kept", name), "utf8")).toBe("picture");
});

test("a file that would empty the lists is held where approve finds it", async () => {
  const { feed, bring, decide } = await openCommands({ feedDir: makeFolder() });
  await bring(seven("current"));
  const { text, exitCode } = await bring(seven("withdrawn"));
  expect(exitCode).toBe(2);
  const mails = await feed.db.selectFrom("notice").select("payload").execute();
  expect(mails).toEqual([{ payload: expect.stringContaining("it would take 7 of 7 homes off the lists") }]);
  expect(await printStatus(feed.db)).toMatchObject({
    exitCode: 2,
    lines: expect.arrayContaining(["Waiting for a person: 1; npm run feed -- held lists them"]),
  });
  expect((await decide(findId(text))).text).toContain("7 listings: 7 PROCESSED");
  expect(await printStatus(feed.db)).toMatchObject({ exitCode: 0 });
});

test("without a folder for held files, import says how to set one", async () => {
  const { bring } = await openCommands();
  await bring(seven("current"));
  expect((await bring(seven("withdrawn"))).text).toContain("Set FEED_DIR");
  expect(findId((await bring(seven("withdrawn"), makeFolder())).text)).not.toBe("");
});

test("import retries a refused file", async () => {
  const { bring } = await openCommands();
  const refused = { exitCode: 2, text: expect.stringContaining("unclosed tag") };
  for (let count = 0; count < 2; count += 1) expect(await bring("<propertyList>")).toMatchObject(refused);
});

test("a ZIP that cannot be read is refused without further effects", async () => {
  const { feed, bring } = await openCommands();
  expect(await bring("PK\u0003\u0004cut off")).toMatchObject({
    exitCode: 2,
    text: expect.stringMatching(/^The file is refused: the ZIP cannot be read.*\nNothing has changed\./),
  });
  expect((await printStatus(feed.db)).exitCode).toBe(0);
});

test("reports that there are no homes to adopt", async () => {
  const { feed } = await openCommands();
  const folder = makeFolder();
  expect(await adoptSupplied(feed.db, folder, NOW)).toEqual({
    lines: [`There are no homes in ${folder}; set LISTINGS_DIR to where they are.`],
    exitCode: 1,
  });
});

test.each([
  ["nowhere.xml", /^There is no file .*nowhere\.xml\./],
  ["ops", /ops is not a file: name one of XML, or a ZIP\./],
])("reports that %s was given instead of a file", async (path, message) => {
  const { feed } = await openCommands();
  await expect(check(feed, path, NOW)).rejects.toThrow(message);
});
