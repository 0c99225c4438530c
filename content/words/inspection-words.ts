/** What the page of open homes says. */
export const inspectionWords = {
  title: "Open homes",
  lead: "Every home you can walk through, day by day.",
  subscribe: {
    title: "Keep them in your calendar",
    sentence:
      "Subscribe once, and every new inspection appears in your calendar by itself; what is moved or cancelled follows.",
  },
  none: "No inspections are scheduled at the moment. Any of our agents will show you a home by appointment.",
  /** Where there are too many for one page. */
  later: "The calendar has every one of them.",
  closing: {
    title: "Cannot come on the day?",
    sentence: "Ask for another time. We will find one that suits.",
  },
} as const;
