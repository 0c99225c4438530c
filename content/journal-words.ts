/** What the pages around them say. */
export const journalWords = {
  title: "Market Journal",
  lead: "Guides, market notes and the occasional walk, from people who live here.",
  author: {
    role: "Market Analyst",
    blurb:
      "Writes about property on the Northern Beaches: prices, planning and the small things that decide whether a house is good to live in.",
  },
  callToAction: {
    title: "Put it to use",
    sentence: "See what is for sale with this in mind, or ask one of us about a house you have seen.",
  },
  articleClosing: {
    title: "Looking for something near the water?",
    sentence: "Browse what is on the market or ask one of us.",
  },
  closing: {
    title: "Read enough for one day?",
    sentence: "See what is for sale this week, or ask one of us about your own street.",
  },
  notFound: "There is no article at this address. It may have been renamed; the journal has them all.",
} as const;
