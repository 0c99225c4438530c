/** The words around the team and its profiles; the people themselves are in agents.ts. */
export const teamWords = {
  title: "Our Team",
  lead: "Seven people, one stretch of coast. Call whoever knows your street.",
  closing: {
    title: "Not sure who to call?",
    sentence: "Tell us the street and we will put you on to the right person.",
  },
  profileClosing: {
    title: "Thinking of selling?",
    sentence: "Start with a conversation. Appraisals are free.",
  },
  notFound: "Nobody here answers to that number. They may have moved on; the rest of us have not.",
} as const;
