/** Texts of the page of open homes. */
export const inspectionWords = {
  title: "Open homes",
  lead: "Every home you can walk through, and every auction, day by day.",
  subscribe: {
    title: "Keep them in your calendar",
    sentence:
      "Subscribe once, and every new inspection appears in your calendar by itself; what is moved or cancelled follows.",
    /** Follows the number of open homes that are too many for one calendar. */
    bound: "are in it at a time, the next ones first.",
  },
  saturday: "This Saturday",
  dayCalendar: "Add this day to your calendar",
  noneMatch: "No open homes match. Choose another day or suburb, or see all of them.",
  none: "No inspections are scheduled at the moment. Any of our agents will show you a home by appointment.",
  closing: {
    title: "Cannot come on the day?",
    sentence: "Ask for another time. We will find one that suits.",
  },
} as const;

/** Texts of the page of auctions. */
export const auctionWords = {
  title: "Auctions",
  lead: "What comes under the hammer, day by day, and what was bid.",
  results: "Results of the last 90 days",
  none: "No auctions are scheduled at the moment.",
  noResults: "None of our homes was auctioned in the last 90 days.",
  more: "More auctions follow. They stand among our open homes.",
  closing: {
    title: "Thinking of bidding?",
    sentence: "Ask us for the contract, the reports and a time to see the home.",
  },
} as const;
