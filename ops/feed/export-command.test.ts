import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { adopt } from "#app/homes/register/adopt.server.ts";
import { saveOverride } from "#app/homes/register/by-hand/overrides.server.ts";
import { finishPicture } from "#app/homes/register/pictures/picture-rows.server.ts";
import { readList } from "#app/homes/register/register.fixture.ts";
import { getRevision } from "#app/homes/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { openFeed } from "#server/feed/open-feed.ts";
import { exportHomes } from "./export-command.ts";
import { importNow } from "./import-commands.ts";
import { home, list, whole } from "./store.fixture.ts";

const testStore = defineStoreTest();
const NOW = Date.UTC(2026, 10, 24, 4);
const by = { author: "Marion Tate", now: NOW };
const origin = "https://headland.example";
const providers = [
  { name: "coastline", agentIds: ["HEADLD"], pictureOrigins: [], silenceHours: 36 },
  { name: "portal", agentIds: ["XNWXNW"], pictureOrigins: [], silenceHours: 36 },
];
const samples = readdirSync("app/homes/feed/samples").filter((name) => name.endsWith(".xml"));

async function openCommands(db: Database) {
  const environment = parseEnvironment({ DATA_DIR: makeFolder(), PUBLIC_ORIGIN: origin });
  const opened = await openFeed({ db, environment, log: { warn() {}, error() {} } });
  const feed = { ...opened, providers };
  async function bring(path: string) {
    return (await importNow(feed, path, NOW, environment)).lines.join("\n");
  }
  return {
    bring,
    async bringText(text: string) {
      const path = join(makeFolder(), "a.xml");
      await writeFile(path, text);
      return bring(path);
    },
    async export() {
      const folder = makeFolder();
      await exportHomes(feed, folder, NOW, environment);
      return readdirSync(folder).map((name) => join(folder, name));
    },
  };
}

const picture = { name: "front.jpg", width: 1600, height: 1067, colour: "#8aa1ad", widths: [800] };
const fetched = { ...picture, bytes: 9, etag: null, last_modified: null };

/** Reads the published records, by file. */
async function readSite(db: Database) {
  const names = ["coastal-listings.json", "coastal-rentals.json"];
  const lists = await Promise.all(names.map((name) => readList(db, name)));
  return lists.map((list) => list.filter(({ status }) => status !== "withdrawn"));
}

async function fillRegister(db: Database) {
  const { bringText } = await openCommands(db);
  await adopt(db, "agencies/headland/homes", NOW);
  const kept = "<objects><img id='m' url='kept:front'/><img id='a' url='kept:back'/></objects>";
  const second = whole.replace("14", "16");
  await bringText(list(home(whole + kept), home(second).replace("<uniqueID>7<", "<uniqueID>8<")));
  for (const name of samples)
    await bringText(
      readFileSync(join("app/homes/feed/samples", name), "utf8").replaceAll(
        "Between $400,000 and $600,000",
        "$500,000",
      ),
    );
  await finishPicture(db, { url: "kept:front", name: null }, fetched, NOW);
  await db.updateTable("register").set({ waits_until: 0 }).execute();
  await saveOverride(db, "HEADLD-8", { part: "headline", value: { title: "Other words" } }, by);
  await saveOverride(db, "S003", { part: "outcome", value: { status: "under-offer" } }, by);
  const pictures = [{ src: "/pictures/own.jpg", alt: "The garden", label: "staged" }];
  await saveOverride(db, "S004", { part: "pictures", value: { pictures } }, by);
}

testStore("what is exported, also after adopt, and imported again changes nothing", async (open) => {
  const db = await open();
  await fillRegister(db);
  const commands = await openCommands(db);
  const paths = await commands.export();
  expect(paths.map((path) => path.split("/").at(-1))).toEqual(["coastline.xml", "portal.xml", "site.xml"]);
  const [site, revision] = [await readSite(db), await getRevision(db)];
  for (const path of paths) {
    const text = await readFile(path, "utf8");
    expect(text).not.toContain("kept:");
    const count = text.match(/<agentID>/g)?.length;
    expect(await commands.bring(path)).toContain(`${count} UNCHANGED`);
  }
  expect(await readFile(paths[0] ?? "", "utf8")).toContain(`url="${origin}/pictures/front.jpg"`);
  expect(await readSite(db)).toEqual(site);
  expect(await getRevision(db)).toEqual(revision);
});

testStore("an export imported into a fresh register gives the same homes", async (open) => {
  const db = await open();
  await fillRegister(db);
  const paths = await (await openCommands(db)).export();
  const site = await readSite(db);
  for (const table of ["override", "register_version", "register", "feed_file"] as const)
    await db.deleteFrom(table).execute();
  const fresh = await openCommands(db);
  for (const path of paths) expect(await fresh.bring(path)).not.toContain("QUARANTINED");
  await db.updateTable("register").set({ waits_until: 0 }).execute();
  // The server's process fetches the picture.
  await finishPicture(db, { url: `${origin}/pictures/front.jpg`, name: null }, fetched, NOW);
  const homes = await readSite(db);
  const sort = (entries: { id: string }[]) =>
    entries.toSorted((one, other) => one.id.localeCompare(other.id));
  expect(homes.map(sort)).toEqual(site.map(sort));
  expect(homes[0]?.length).toBeGreaterThan(25);
});
