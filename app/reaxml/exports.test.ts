import { expect, test } from "vitest";
import { openTextFile } from "../feed/importing/text-file.server.ts";
import { mergeListing } from "./merging/merge-listing.ts";
import { readElements } from "./reading/parse-reaxml.ts";
import { kinds, readListing } from "./reading/read-listing.server.ts";
import { expectFields, office, team } from "./to-record/to-record.fixture.ts";
import { toRecord } from "./to-record/to-record.ts";

/** Reads the homes of a file, by their ids. */
async function readExport(name: string) {
  const file = await openTextFile(`app/reaxml/own-samples/exports/${name}.xml`);
  const homes = new Map<string, Record<string, unknown>>();
  for await (const sent of readElements([file], {})) {
    const { key, status = "current", modTime } = readListing(sent);
    const { element } = mergeListing(undefined, sent);
    const offer = kinds.get(sent.name) ?? "sale";
    const read = toRecord({ element, offer, status, modTime }, { team, office, today: "2026-11-28" });
    const { agent, property_info: info, ...record } = read.record;
    const media = read.media.map(({ url }) => url.split("/").at(-1));
    const codes = read.findings.map(({ code }) => code);
    homes.set(key.uniqueId, { ...record, agent: agent?.id ?? agent?.phone, info, modTime, media, codes });
  }
  return homes;
}

test.each([
  [
    "agentbox-like",
    "14148-1P0417",
    {
      modTime: "2026-11-28T09:15:01",
      title: "North facing unit with BBQ, A/C & DLUG",
      description: "Level lawn & a shed.\n\nFeatures:\n• Two bedrooms\n• Cafés nearby",
      address: "5/102 Whimbrel Street, Dee Why",
      type: "Apartment",
      price_aud: 2_000_000,
      price_display: false,
      price_text: "Auction",
      auction: { at: "2026-12-12T17:30" },
      beds: 2,
      baths: 1,
      parking: 2,
      facts: { toilets: 1, airConditioning: true, garages: 1, openSpaces: 1, waterViews: true },
      also: ["Boat shed"],
      inspections: ["2026-12-05T10:00/10:30"],
      codes: ["hidden-price-withheld", "unmatched-agent", "unparseable-inspection"],
    },
  ],
  [
    "agentbox-like",
    "14148-2R0088",
    {
      description: "Two living rooms and a level lawn.\n\nGas and water are the tenant’s.",
      weekly_rent_aud: 1_150,
      land_size_sqm: 617,
      home_size_sqm: 180,
      available: "2026-12-10",
      pets: "considered",
    },
  ],
  [
    "vaultre-like",
    "VT 4471 / 2",
    {
      title: "Two storeys, one wall in common!",
      description: "Walk to the cafés – two minutes.",
      address: "5/102 Gull Court, Freshwater",
      type: "Duplex",
      price_aud: 1_800_000,
      price_to: 1_950_000,
      status: "under-offer",
      info: { "Council rates_AUD_per_quarter": 450, "Strata levies_AUD_per_quarter": 1_250 },
      agent: "agent-1",
      facts: { study: true, splitSystem: true, garages: 2, solarPanels: true, frontage: 12.19 },
      inspections: ["2026-12-12T17:30/18:00", "by-appointment"],
      codes: ["street-number-composite", "insecure-link"],
    },
  ],
  [
    "vaultre-like",
    "VT 4102",
    {
      address: "20-22 Tern Loop, North Curl Curl",
      beds: 3,
      status: "sold",
      sold: { date: "2026-11-20", price_aud: 1_610_000 },
    },
  ],
  [
    "rex-like",
    "6b0ec9a2-77f5-4a7e-9f0e-0d6f5b9a4c11",
    {
      modTime: "2026-11-28T10:20:30",
      description: "First line\nsecond line here.\n\nA new paragraph – with a dash.",
      address: "2/8 O'Connell Pde, Queenscliff",
      state: "NSW",
      price_aud: 2_650_000,
      price_text: undefined,
      method: "set-sale",
      closes: "2026-12-18",
      facts: { pool: true, balcony: true, energyRating: 6.5, yearBuilt: 1998 },
      also: ["Swimming pool: in complex"],
    },
  ],
  [
    "exporter-website",
    "PROP-31",
    {
      address: "18 Lantern Lane, Manly",
      state: "NSW",
      address_display: undefined,
      type: "Townhouse",
      price_aud: 1_980_000,
      parking: 2,
      land_size_sqm: 210,
      inspections: ["2026-12-05T10:00/10:30", "2026-12-09T17:30/18:00"],
      agent: "agent-1",
      codes: [],
    },
  ],
  [
    "exporter-website",
    "PROP-32",
    {
      type: undefined,
      weekly_rent_aud: 1_000,
      bedrooms: 0,
      parking: null,
      available: "2026-11-28",
      pets: "considered",
    },
  ],
  [
    "exporter-portal",
    "L-7",
    {
      title: "Half an acre, R2 zoned",
      address: "Lot 12 Ibis Lane, Belrose",
      type: "Land",
      price_aud: 0,
      price_display: false,
      price_text: "POA",
      facts: { frontage: 20.1, depthLeft: 40, lotNumber: "Lot 12", estate: "Bellbird Rise", stage: "2" },
      codes: ["price-in-words", "matched-by-name"],
    },
  ],
  [
    "exporter-portal",
    "F-2",
    {
      type: "Rural",
      address_display: false,
      price_aud: 4_200_000,
      price_text: "EOI $4.2M",
      closes: "2026-12-18T16:00",
      land_size_sqm: 161_874,
      facts: { farming: "Mixed farming", fencing: "Post & wire" },
    },
  ],
  [
    "exporter-spreadsheet",
    "1042",
    {
      modTime: "2026-11-28T10:20:00",
      address: "7 Avocet Lane, Manly Vale",
      type: "Duplex",
      price_aud: 1_850_000,
      auction: { at: "2026-12-12T17:30" },
    },
  ],
  [
    "hand-made",
    "marine-1",
    {
      title: 'Bright "corner" home…',
      description: "One bathroom, renewed.\n\nHalf a kilometre to the ferry.",
      address: "2/77a Heron Lane, McMahons Point",
      type: undefined,
      price_aud: 1_850_000,
      price_text: "Guide $1.85M",
      agent: "02/5550 0142, ask for Ann",
      video: "https://www.video.example/heron",
      codes: [
        "street-number-composite",
        "unmatched-agent",
        "unparseable-number",
        "insecure-link",
        "unparseable-inspection",
      ],
    },
  ],
])("%s: %s is read as a person would", async (name, id, cells: Record<string, unknown>) => {
  const home = (await readExport(name)).get(id);
  expect(home).toBeDefined();
  expectFields(home ?? {}, cells);
});
