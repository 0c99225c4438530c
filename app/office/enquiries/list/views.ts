/** The lists of enquiries, in the order of their tabs. */
export const views = [
  { value: "new", label: "New" },
  { value: "mine", label: "Mine" },
  { value: "waiting", label: "Waiting" },
  { value: "answered", label: "Answered" },
  { value: "spam", label: "Spam" },
  { value: "all", label: "All" },
] as const;

export type View = (typeof views)[number]["value"];
