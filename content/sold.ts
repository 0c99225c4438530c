import type { SoldRecord } from "#app/listings/sold/sold-record.ts";

/** The four recent sales (spec §3.9, §9.16), lead picture first. */
export const soldProperties: readonly SoldRecord[] = [
  {
    id: "1",
    title: "Ridge house between ocean and Pittwater",
    address: "12 Petrel Rise, Palm Beach",
    suburb: "Palm Beach",
    price: 11_100_000,
    beds: 5,
    baths: 4,
    cars: 3,
    type: "House",
    pictures: ["sold-1-street", "sold-1-living", "sold-1-balcony", "sold-1-pool"],
    plan: "/plans/sold-1-1.svg",
    description:
      "Sandstone and white render on the ridge at Palm Beach, where the street side faces the ocean and the living side faces west across Pittwater to the national park. The main room opens along its whole length to a spotted gum deck and a pool, which keep the sun until it goes down behind the hills. Five bedrooms, one of them with its own entry for guests who stay all of January. The owners had it for nineteen years and changed very little, because there was very little to change. It was shown to eleven buyers, by appointment, and was never advertised.",
    soldDate: "2026-09-12",
    landSize: 986,
    agentName: "Elodie Hart",
    agentPhone: "0491 570 159",
    agentEmail: "elodie@headland.example",
  },
  {
    id: "2",
    title: "Skillion house above the beach",
    address: "8 Saltbush Avenue, Avalon",
    suburb: "Avalon",
    price: 5_850_000,
    beds: 4,
    baths: 3,
    cars: 2,
    type: "House",
    pictures: ["sold-2-street", "sold-2-living", "sold-2-kitchen", "sold-2-deck"],
    plan: "/plans/sold-2-1.svg",
    description:
      "A white render and timber house under one long tilting roof, built in 2014 for a family of swimmers: there is an outdoor shower by the side gate and a drain in the laundry floor. The living rooms are upstairs, where the sea is, with a sage green kitchen in the middle and a table long enough for a cricket team. Bedrooms are below, cool in summer and out of the wind. The village is a ten-minute walk and the sand about seven. Five bidders registered for the auction, and the buyers had been renting around the corner.",
    soldDate: "2026-09-19",
    landSize: 702,
    agentName: "Marion Tate",
    agentPhone: "0491 570 156",
    agentEmail: "marion@headland.example",
  },
  {
    id: "3",
    title: "Townhouse with a courtyard",
    address: "3/18 Cuttle Street, Manly",
    suburb: "Manly",
    price: 3_120_000,
    beds: 3,
    baths: 2,
    cars: 2,
    type: "Townhouse",
    pictures: ["sold-3-street", "sold-3-living", "sold-3-kitchen", "sold-3-garden"],
    plan: "/plans/sold-3-1.svg",
    description:
      "One of a row of four on the flat side of Manly, with gabled roofs, timber screens and a garage you can walk straight out of with a surfboard. The ground floor is a single room from the front door to a walled courtyard, with the kitchen tucked along one side and space for a proper table. Three bedrooms upstairs, the front one with a balcony over the street trees. The strata scheme is small, well funded and agrees about most things. A couple from the Eastern Hill bought it so that they could stop climbing, after a campaign of three weeks.",
    soldDate: "2026-07-25",
    agentName: "Callum Reyes",
    agentPhone: "0491 570 157",
    agentEmail: "callum@headland.example",
  },
  {
    id: "4",
    title: "Garden apartment near the lagoon",
    address: "2/6 Heron Street, Dee Why",
    suburb: "Dee Why",
    price: 2_320_000,
    beds: 3,
    baths: 2,
    cars: 1,
    type: "Apartment",
    pictures: ["sold-4-street", "sold-4-living", "sold-4-kitchen", "sold-4-courtyard"],
    plan: "/plans/sold-4-1.svg",
    description:
      "A ground-floor apartment that lives like a small house, with its own gate, a paved courtyard and room for a dog with modest ambitions. Three bedrooms look into the gums on the quiet side of the building; the galley kitchen is original in layout and new in everything else. The lagoon track starts at the end of the street and the beach is on the far side of it. The owners waited until the building’s balcony repairs were finished and paid for before they sold, which made the strata report short and the auction brisk. Three bidders, all of them from within a kilometre.",
    soldDate: "2026-10-10",
    agentName: "Priya Nandan",
    agentPhone: "0491 570 158",
    agentEmail: "priya@headland.example",
  },
];

/** What the pages around them say. */
export const soldWords = {
  title: "Recently sold",
  lead: "What they sold for, to the dollar. Latest first.",
  sellClosing: {
    title: "What is yours worth?",
    sentence: "A written appraisal, free, usually within two working days.",
  },
  closing: {
    title: "What would yours bring?",
    sentence: "A written appraisal, free, with the sales it rests on and how each one differs.",
  },
} as const;
