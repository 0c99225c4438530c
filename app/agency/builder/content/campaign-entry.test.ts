import { expect, test } from "vitest";
import { type Campaign, getCampaign } from "#app/agency/texts/kinds/campaign.ts";
import { toEntry } from "./campaign-entry.ts";
import { isFor, parsePage } from "./parse-page.server.ts";

const campaign: Campaign = {
  id: 3,
  title: "Spring on the water",
  description: "Homes with a view of the water.",
  place: "/spring",
  from: "2026-12-01T09:00",
  until: "2027-01-31T17:30",
  blocks: [
    { name: "Quote", words: "Sold <b>fast</b> & well.\n\n<script>alert(1)</script>", author: "<i>Leila</i>" },
    { name: "PropertyCard", title: "The boatshed", price: "$3.25m", featured: "on", beds: "" },
    { name: "TextWithPicture", words: "Look", image: "javascript:alert(1)" },
    { name: "CallToAction", heading: "Ask", button: "Ask", link: "javascript:alert(1)" },
  ],
};

test("is read as a page of the page builder, with what was typed as plain words", () => {
  const entry = toEntry(campaign);
  expect(isFor(entry, "/spring")).toBe(true);
  const { title, blocks, skipped } = parsePage(entry);
  expect(title).toContain("Spring on the water");
  expect(blocks.map((each) => each.kind === "site" && each.block)).toMatchObject([
    { words: "Sold <b>fast</b> & well.\n\n<script>alert(1)</script>", author: "<i>Leila</i>" },
    { price: 3_250_000, featured: true, beds: undefined },
    { words: "Look", image: "" },
  ]);
  expect(skipped.map(({ block }) => block)).toEqual(["Text with picture", "Call to action"]);
});

test("says times at the agency as moments", () => {
  expect(toEntry(campaign)).toMatchObject({
    startDate: Date.parse("2026-11-30T22:00Z"),
    endDate: Date.parse("2027-01-31T06:30Z"),
  });
});

test("is shown once where the clock goes back and an hour comes twice", () => {
  const night = { ...campaign, from: "2027-04-04T02:30", until: "2027-04-04T03:00" };
  const find = (time: string) => getCampaign([night], "/spring", Date.parse(time))?.id;
  expect(find("2027-04-03T15:29Z")).toBeUndefined();
  for (const time of ["15:30", "16:00", "16:15", "16:59"]) expect(find(`2027-04-03T${time}Z`)).toBe(3);
  expect(find("2027-04-03T17:00Z")).toBeUndefined();
});

test("is shown from its first moment until before the last", () => {
  const find = (time: string) => getCampaign([campaign], "/spring", Date.parse(time))?.id;
  expect(find("2026-11-30T21:59Z")).toBeUndefined();
  expect(find("2026-11-30T22:00Z")).toBe(3);
  expect(find("2027-01-31T06:29Z")).toBe(3);
  expect(find("2027-01-31T06:30Z")).toBeUndefined();
});
