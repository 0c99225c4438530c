/** What the pages around them say. */
export const suburbWords = {
  title: "Suburb Guides",
  lead: "Four suburbs, four different mornings. Start with the beach and work inland.",
  region: "Northern Beaches",
  closing: {
    title: "Found your suburb?",
    sentence: "See what is on the market, or ask someone who lives there.",
  },
  chartNote:
    "Worked out from the median price now and its growth over one and five years; the years between are not drawn.",
  interested: "See what is for sale there now, or talk to someone who can name the streets.",
  notFound:
    "We write about four suburbs, and this is not one of them. The listings reach further, from Palm Beach to Manly.",
} as const;
