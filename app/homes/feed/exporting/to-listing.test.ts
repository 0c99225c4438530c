import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFeed } from "../reading/parse-feed.fixture.ts";
import { office } from "../to-record/to-record.fixture.ts";
import { toRecord } from "../to-record/to-record.ts";
import { toListing } from "./to-listing.server.ts";

const options = { team: [], office, today: "2026-11-26" };

test.each(["full-house", "full-land", "full-farm", "full-rental"])(
  "the facts of %s that the office says stand in the elements of REAXML",
  async (name) => {
    const { elements } = await parseFeed(readFileSync(`app/homes/feed/own-samples/${name}.xml`, "utf8"));
    const [element] = elements;
    if (!element) throw new Error("no listing");
    const offer = element.name === "rental" ? "rental" : "sale";
    const listing = { element, offer, status: "current", modTime: undefined } as const;
    const { record } = toRecord(listing, options);
    const said = { ...Object(record.facts), electricHotWater: true, stage: "3" };
    for (const key of ["study", "spaOutside", "aspect", "water"]) delete said[key];
    const exported = toListing({
      key: { agentId: "HEADLD", uniqueId: "1", kind: element.name },
      offer,
      status: "current",
      publicId: "HEADLD-1",
      record: { ...record, facts: said },
      media: [],
      source: JSON.stringify(element),
      toAddress: (url) => url,
      isEdited: true,
    });
    const { facts, also, land_size_sqm, pets } = toRecord({ ...listing, element: exported }, options).record;
    expect({ facts, also, land_size_sqm, pets }).toEqual({
      facts: said,
      also: record.also,
      land_size_sqm: record.land_size_sqm,
      pets: record.pets,
    });
  },
);
