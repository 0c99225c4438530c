import { expect, test } from "vitest";
import { modules, officeLinks } from "../modules.ts";
import { folderChecks, folderFiles } from "./agency-folder.ts";
import { calendarLinks } from "./calendar-links.ts";
import { followMoves, moveAlong } from "./calendars.server.ts";
import { documentScripts } from "./document-scripts.server.ts";
import { noteEnquiry } from "./enquiries.server.ts";
import { frameParts } from "./frame.ts";
import { moduleLists } from "./further-lists.ts";
import { homeLinks, listLinks } from "./home-and-list-links.ts";
import { homeMarks } from "./home-marks.ts";
import { homePageParts } from "./home-page.ts";
import { listViews } from "./list-views.ts";
import { wordReaders } from "./list-words.server.ts";
import { isBeyondMap, toAskedMap } from "./maps.server.ts";
import { personPanels } from "./office-enquiries.server.ts";
import { joinedEnquiries } from "./office-enquiries-joined.server.ts";
import { homeNotes, homePages, homesNotes, homeVisits, sectionHints } from "./office-homes.server.ts";
import { peopleWork } from "./office-people.server.ts";
import { officeFinders, pagedFinders } from "./office-search.server.ts";
import { foundParts } from "./office-search.tsx";
import { signInParts } from "./office-sign-in.ts";
import { addressFinders } from "./office-texts.server.ts";
import { visitorParts } from "./office-visitors.server.ts";
import { openVisits, sheetActions, sheetLoaders } from "./open-homes.server.ts";
import { sheetParts } from "./open-homes.tsx";
import { publishingRules } from "./publishing-rules.ts";
import { moduleFiles } from "./served-files.server.ts";
import { variableReaders } from "./variables.ts";

// A slot that nobody fills is silent: these tests name what fills each.

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

test("calendars, rules, sentences and open homes each fill their slot", () => {
  expect(calendarLinks.map(({ name }) => name)).toEqual(["calendars"]);
  for (const filled of [publishingRules, wordReaders, followMoves]) expect(filled).toHaveLength(1);
});

test("the door fills its slots: the sheet of an open home with every form it may take, what moves, who signs in", () => {
  expect(sheetLoaders).toHaveLength(1);
  expect(sheetParts.map(({ name }) => name)).toEqual(["door"]);
  const forms = modules.flatMap(({ officeForms = [] }) => officeForms);
  const intents = forms.flatMap((form) => Object.keys(form.requirements));
  expect(sheetActions.flatMap((actions) => Object.keys(actions)).toSorted()).toEqual(intents.toSorted());
  const others = [openVisits, homeVisits, joinedEnquiries, moveAlong, noteEnquiry, peopleWork, signInParts];
  for (const filled of others) expect(filled).toHaveLength(1);
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
