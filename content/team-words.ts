/** What the pages around them say. */
export const teamWords = {
  title: "Our Team",
  lead: "{people}, one stretch of coast. Call whoever knows your street.",
  closing: {
    title: "Not sure who to call?",
    sentence: "Tell us the street and we will put you on to the right person.",
  },
  profileClosing: {
    title: "Thinking of selling?",
    sentence: "Start with a conversation. Appraisals are free.",
  },
  /** Period and source of ratings and reviews. */
  reviews: {
    collected: "Ratings and reviews by clients, collected by our office after each sale or lease",
    source: "Source: Headland’s sample data.",
  },
  notFound: "Nobody here answers to that number. They may have moved on; the rest of us have not.",
} as const;
