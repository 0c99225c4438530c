/** What the page of open homes says. */
export const inspectionWords = {
  title: "Open homes",
  lead: "Every home you can walk through, and every auction, day by day.",
  subscribe: {
    title: "Keep them in your calendar",
    sentence:
      "Subscribe once, and every new inspection appears in your calendar by itself; what is moved or cancelled follows.",
    /** Where there are too many for one calendar, after their number. */
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
