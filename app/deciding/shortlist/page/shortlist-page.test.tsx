import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { sampleSnapshot } from "../shortlist.fixture.ts";
import { toShownHomes } from "../show-list.ts";
import { ShortlistPage } from "./shortlist-page.tsx";

const kept = [{ home: "S001", kept: sampleSnapshot, seen: sampleSnapshot, changedOn: undefined }];
const list = {
  homes: toShownHomes({ kept, current: undefined }),
  name: "",
  links: { join: undefined, show: undefined, calendar: undefined },
  members: 1,
  isMailed: false,
};
const trouble = {
  says: "A note has at most 500 characters.",
  typed: { home: "S001", note: "Light in the morning" },
  back: "/shortlist",
};

function show(whole: Parameters<typeof ShortlistPage>[0]["list"]) {
  const page = <ShortlistPage list={whole} trouble={trouble} offline={null} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
}

test("what was wrong with a note leads to its field, which has what was typed", () => {
  const page = show(list);
  expect(page).toContain('<a href="#note-S001"');
  expect(page).toMatch(/<textarea[^>]*id="note-S001"[^>]*>Light in the morning</);
});

test.each(["away", undefined] as const)("where the list is %s what was typed can be copied", (whole) => {
  const page = show(whole);
  expect(page).toContain(">Light in the morning</p>");
  expect(page).not.toContain("#note-");
});
