import type { Testimonial } from "#app/agency/texts/kinds/testimonial.ts";

/** What clients said, with their leave; the home page shows the first three (spec §3.6, §9.4). */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: "Leila M.",
    suburb: "Freshwater",
    quote:
      "Callum had three names in his notebook before we had finished cleaning the oven. The second one bought the house, nine days later.",
    rating: 5,
    agentId: 2,
    date: "2026-08-30",
  },
  {
    id: 2,
    name: "Peter and Joan W.",
    suburb: "Dee Why",
    quote:
      "In March Priya told us to wait for the building’s balcony repairs. We waited, grumbling. In October we could see exactly what the advice was worth.",
    rating: 5,
    agentId: 3,
    propertyId: "4",
    date: "2026-10-27",
  },
  {
    id: 3,
    name: "Anika R.",
    suburb: "Avalon",
    quote:
      "We rented through Headland for a year, then bought through them. Different desks, same manners, and somebody always rang back.",
    rating: 5,
    agentId: 1,
    propertyId: "2",
    date: "2026-10-08",
  },
  {
    id: 4,
    name: "Dominic F.",
    suburb: "Manly",
    quote:
      "The first photographs made our rooms look dark, and they took them again without being asked twice. Good price, good company, one slow week.",
    rating: 4,
    agentId: 2,
    propertyId: "3",
    date: "2026-08-06",
  },
];
