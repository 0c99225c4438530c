/** The words around selling and sales; the sales themselves are in sold.ts, the steps in selling.ts. */
export const soldWords = {
  title: "Recently sold",
  lead: "What they brought, to the dollar. The latest first.",
  sellClosing: {
    title: "What is yours worth?",
    sentence: "A written appraisal, free, usually within two working days.",
  },
  closing: {
    title: "What would yours bring?",
    sentence: "A written appraisal, free, with the sales it rests on and how each one differs.",
  },
} as const;
