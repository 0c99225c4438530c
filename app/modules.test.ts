import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findFiles } from "../scripts/find-files.fixture.ts";
import { calendarLinks } from "./modules.calendar-links.ts";
import { followMoves, moveAlong } from "./modules.calendars.server.ts";
import { joinedEnquiries } from "./modules.enquiries.server.ts";
import { moduleFiles } from "./modules.files.server.ts";
import { folderChecks, folderFiles } from "./modules.folder.ts";
import { frameParts } from "./modules.frame.ts";
import { homePageParts } from "./modules.home-page.ts";
import { homeLinks, listLinks } from "./modules.links.ts";
import { listViews } from "./modules.list-views.ts";
import { moduleLists } from "./modules.lists.ts";
import { isBeyondMap, toAskedMap } from "./modules.maps.server.ts";
import { homeMarks } from "./modules.marks.ts";
import { personPanels } from "./modules.office-enquiries.server.ts";
import { homeNotes, homePages, homesNotes, homeVisits, sectionHints } from "./modules.office-homes.server.ts";
import { officeFinders, pagedFinders } from "./modules.office-search.server.ts";
import { foundParts } from "./modules.office-search.tsx";
import { signInParts } from "./modules.office-sign-in.ts";
import { addressFinders } from "./modules.office-texts.server.ts";
import { visitorParts } from "./modules.office-visitors.server.ts";
import { openVisits, sheetActions, sheetLoaders } from "./modules.open-homes.server.ts";
import { sheetParts } from "./modules.open-homes.tsx";
import { publishingRules } from "./modules.publishing.ts";
import { documentScripts } from "./modules.scripts.server.ts";
import { moduleMails, moduleServers } from "./modules.server.ts";
import { moduleStores } from "./modules.store.server.ts";
import { modules, officeLinks, officePages } from "./modules.ts";
import { variableReaders } from "./modules.variables.ts";
import { wordReaders } from "./modules.words.server.ts";
import routes from "./routes.ts";

/** The names of the folders that have such a file, but of that which says what a module is. */
const findFolders = (file: string) =>
  findFiles(`app/**/${file}`)
    .map((path) => path.split("/").at(-2) ?? "")
    .filter((name) => name !== "core");

test("every folder with a module's file is in its list, by its own name", () => {
  for (const [file, listed] of [
    ["module.ts", modules],
    ["module.store.server.ts", moduleStores],
    ["module.server.ts", moduleServers],
  ] as const)
    expect([file, listed.map(({ name }) => name).toSorted()]).toEqual([file, findFolders(file).toSorted()]);
});

test("every module says in its README what it is, in at most 25 lines", () => {
  for (const { name } of modules)
    expect([name, readFileSync(`app/${name}/README.md`, "utf8").split("\n").length <= 26]).toEqual([
      name,
      true,
    ]);
});

test("modules need what there is: folders of app/ and other modules", () => {
  for (const { needs } of modules)
    for (const need of needs) expect(existsSync(`app/${need}`), need).toBe(true);
});

test("no two modules have a table, a migration, a channel or an action with words of its own by the same name", async () => {
  const mails = await Promise.all(findFiles("app/*/module.server.ts").map(findMails));
  for (const names of [
    moduleStores.flatMap(({ tables }) => Object.keys(tables)),
    moduleStores.flatMap(({ migrations }) => Object.keys(migrations)),
    mails.flat(),
    modules.flatMap(({ doneWords = {} }) => Object.keys(doneWords)),
  ])
    expect(names).toEqual([...new Set(names)]);
  expect(mails.flat()).toEqual(expect.arrayContaining(Object.keys(moduleMails)));
});

/** The channels that a module makes mails for. */
async function findMails(file: string) {
  const exported: Record<string, object> = await import(resolve(file));
  return Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith("Mails") ? Object.keys(value) : [],
  );
}

test("modules fill the places that other pages have for them", () => {
  expect({
    lists: listLinks.map(({ words }) => words),
    furtherLists: moduleLists.map(({ label }) => label),
    sitemap: modules
      .flatMap(({ onSitemap }) => [...(onSitemap?.pages ?? []), ...(onSitemap?.files ?? [])])
      .map(({ label }) => label),
    homePage: homePageParts.map(({ name }) => name),
    homes: homeLinks.map(({ words }) => words),
    officeHomes: homeNotes.length,
    officeAddresses: addressFinders.length,
    homeSections: sectionHints.map(({ section }) => section),
    homePages: homePages.length,
    decidingOnHomes: homesNotes.length,
    officeFinders: officeFinders.length,
    toFind: [...pagedFinders, ...officeFinders].flatMap(({ finds = [] }) => finds),
    foundInPages: foundParts.map(({ name }) => name),
    pagedFinders: pagedFinders.length,
    visitors: visitorParts.length,
    enquirers: personPanels.length,
    officeMenu: officeLinks.filter(({ on }) => on === "menu").map(({ label }) => label),
    marketing: officeLinks.filter(({ on }) => on === "marketing").map(({ label }) => label),
    largeForms: modules.flatMap(({ largeForms = [] }) => largeForms).map(({ path }) => path),
    variables: variableReaders.map(({ name }) => name),
  }).toEqual({
    lists: ["Email me new homes"],
    furtherLists: ["Open homes"],
    sitemap: ["Open homes as a calendar", "Shortlist", "Compare Homes", "Plan a Saturday"],
    homePage: ["inspections"],
    homes: ["Email me when something changes"],
    officeHomes: 1,
    officeAddresses: 1,
    homeSections: ["inspections"],
    homePages: 1,
    decidingOnHomes: 1,
    officeFinders: 3,
    toFind: [
      "people by name, telephone or e-mail, enquiries by reference or words of their message",
      "homes by address, id or agent",
    ],
    foundInPages: ["enquiries"],
    pagedFinders: 1,
    visitors: 3,
    enquirers: 1,
    officeMenu: ["Enquiries", "Homes", "Open homes", "Texts"],
    marketing: ["Newsletter", "Campaigns"],
    largeForms: ["/builder-preview"],
    variables: ["readCampaignsSettings", "readFeedSettings", "readLeadsDestinations"],
  });
});

test("every page that a module registers is a route of the site", () => {
  const files = JSON.stringify(routes);
  for (const { routes: own = [], officePages = [] } of modules)
    for (const { file } of [...own, ...officePages]) expect(files).toContain(JSON.stringify(file));
});

test("every page that lies in a module is a route of the site", () => {
  const files = JSON.stringify(routes);
  const pages = findFiles("app/**/routes/**/*.tsx").filter((path) =>
    /^export default /m.test(readFileSync(path, "utf8")),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) expect(files).toContain(JSON.stringify(page.replace("app/", "")));
});

// Slots that nobody fills are silent.
test("calendars fill their slot: links where open times stand", () => {
  expect(calendarLinks.map(({ name }) => name)).toEqual(["calendars"]);
});

test("rules fill their slot: what is checked before homes are published", () => {
  expect(publishingRules).toHaveLength(1);
});

test("sentences fill their slot: what words above a list ask for", () => {
  expect(wordReaders).toHaveLength(1);
});

test("open homes fill their slot: what follows when an inspection moves", () => {
  expect(followMoves).toHaveLength(1);
});

test("the door fills its slots: the sheet of an open home with every form it may take, what moves, who signs in", () => {
  expect(sheetLoaders).toHaveLength(1);
  expect(sheetParts.map(({ name }) => name)).toEqual(["door"]);
  const forms = modules.flatMap(({ officeForms = [] }) => officeForms);
  const intents = forms.flatMap((form) => Object.keys(form.requirements));
  expect(sheetActions.flatMap((actions) => Object.keys(actions)).toSorted()).toEqual(intents.toSorted());
  for (const filled of [openVisits, homeVisits, joinedEnquiries, moveAlong, signInParts])
    expect(filled).toHaveLength(1);
});

test("the forms of modules are on pages of the office", () => {
  const paths = officePages.map(({ path }) => path);
  for (const { officeForms = [] } of modules)
    for (const { path } of officeForms) expect(paths).toContain(path);
});

test("the shortlist fills its slots: the frame, homes and their script", () => {
  expect(frameParts.map(({ name }) => name)).toEqual(["shortlist"]);
  expect(homeMarks.map(({ name }) => name)).toEqual(["shortlist"]);
  expect(documentScripts.map(({ name }) => name)).toContain("data-hearts");
});

test("the map fills its slots: the lists’ switch of views, points of pages, its files and what is in the folder", () => {
  expect(listViews.map(({ words }) => words)).toEqual(["Map"]);
  expect(toAskedMap([{ lng: 151.28, lat: -33.75, label: "Narrabeen" }])?.script).toMatch(/^\/map\.js\?v=/);
  expect(isBeyondMap({ lng: 151.1, lat: -33.75 })).toBe(true);
  expect(documentScripts.map(({ name }) => name)).toContain("data-asks-map");
  expect(moduleFiles.map(({ path }) => path)).toContain("/map.js");
  expect(folderFiles.map(({ name }) => name)).toContain("map/land.geojson");
  expect(folderChecks).toHaveLength(1);
});
