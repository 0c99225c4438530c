/** The first screen of the home page. */
export const homeHero = {
  line: "Find your stretch of coast.",
  sentence: "Homes for sale and for rent from Palm Beach to Manly, looked after by people who live here.",
  pictures: { dawn: "hero-dawn", noon: "hero-noon", dusk: "hero-dusk" },
} as const;

/** The headings of the home page in order, with the words of their links (spec §2.4). */
export const homeHeadings = {
  featured: { heading: "Featured Properties", link: "View All Properties" },
  open: { heading: "Open homes", link: "View All Open Homes" },
  suburbs: { heading: "Explore Our Suburbs", link: "View All Suburbs" },
  testimonials: { heading: "What Our Clients Say" },
  reasons: { heading: "Why Choose Us", picture: "place-manly-pines" },
  journal: { heading: "Market Journal", link: "Read All Articles" },
  contact: { heading: "Come in and talk it over" },
} as const;

/** The three reasons under Why Choose Us. */
export const reasons = [
  {
    title: "Local knowledge",
    text: "We can tell you which side of the street keeps its winter sun, where the school boundary runs and what the house on the corner really brought.",
  },
  {
    title: "Plain dealing",
    text: "One fee, agreed in writing. A price with the sales behind it. An answer to every enquiry within 24 hours, including the awkward ones.",
  },
  {
    title: "Quiet persistence",
    text: "More than fifteen years of buyers in one notebook. We ring them before the photographs are taken, and we are still ringing them after the first open house.",
  },
] as const;
