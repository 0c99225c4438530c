import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { sampleSnapshot } from "../kept-list.fixture.ts";
import { type ListPageData, toShownHomes } from "../show-list.ts";
import { ShortlistPage } from "./shortlist-page.tsx";

const kept = [{ home: "S001", kept: sampleSnapshot, seen: sampleSnapshot, changedOn: undefined }];
const list = {
  homes: toShownHomes({ kept, current: undefined }),
  state: "",
  name: "",
  links: { join: undefined, calendar: undefined },
  members: 1,
};
const trouble = {
  says: "A note has at most 500 characters.",
  typed: { home: "S001", note: "Light in the morning" },
  back: "/shortlist",
};

function toList(count: number, own: Partial<(typeof list)["homes"][number]["own"]> = {}) {
  const ids = Array.from({ length: count }, (_, index) => `S00${index + 1}`);
  const homes = list.homes.flatMap((home) =>
    ids.map((id) => ({ ...home, id, isOffered: true, own: { ...home.own, ...own } })),
  );
  return { ...list, homes };
}

function show(whole: ListPageData | "away" | undefined) {
  const page = <ShortlistPage list={whole} trouble={trouble} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
}

test.each([
  [2, "Compare both", 0],
  [4, "Compare all 4", 0],
  [5, "Compare the ticked homes", 5],
])("a list of %i homes for sale has: %s, and %i checkboxes", (count, words, ticks) => {
  const page = show(toList(count));
  expect(page).toContain(words);
  expect(page.match(/name="homes"/g) ?? []).toHaveLength(ticks);
  expect(page.includes("/compare?homes=S001%2CS002")).toBe(ticks === 0);
});

test("a single home and homes that have left the market are not offered for comparison", () => {
  expect(show(list)).not.toContain("Compare");
});

test("after a vote the name is asked for below it, unless it is known", () => {
  const voted = toList(2, { vote: "yes" });
  const counts = [toList(2), voted, { ...voted, name: "Sam" }].map((whole) => {
    const page = show(whole);
    const rows = page.slice(page.lastIndexOf("<ol"), page.lastIndexOf("</ol>"));
    return rows.split("Your first name").length - 1;
  });
  expect(counts).toEqual([0, 1, 0]);
});

test("an error in a note links to its field, which keeps the typed text", () => {
  const page = show(list);
  expect(page).toContain('<a href="#note-S001"');
  expect(page).toMatch(/<textarea[^>]*id="note-S001"[^>]*>Light in the morning</);
});

test("the section behind ⋯ is open where a note was refused", () => {
  expect(show(toList(2))).toMatch(/<details open=""[^>]*><summary[^>]*><span aria-hidden="true">⋯/);
});

test.each(["away", undefined] as const)("where the list is %s the typed text can be copied", (whole) => {
  const page = show(whole);
  expect(page).toContain(">Light in the morning</p>");
  expect(page).not.toContain("#note-");
});

test("sharing, the name, the calendar and erasing are in one place after the homes", () => {
  const page = show(toList(2));
  const [, panel = ""] = page.split('<section aria-labelledby="share"');
  const heading = "Share with somebody";
  for (const words of [heading, "Your first name", "Open times in your calendar", "Forget this list"]) {
    expect(panel).toContain(words);
    expect(page.split(words)).toHaveLength(panel.split(words).length);
  }
  expect(page.indexOf("</ol>")).toBeLessThan(page.indexOf(panel));
});
