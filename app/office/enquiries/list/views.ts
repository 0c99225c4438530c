/** The lists of enquiries, in the order of their tabs. */
export const views = ["new", "mine", "waiting", "answered", "spam", "all"] as const;
export type View = (typeof views)[number];

export const viewLabels: Readonly<Record<View, string>> = {
  new: "New",
  mine: "Mine",
  waiting: "Waiting",
  answered: "Answered",
  spam: "Spam",
  all: "All",
};

export function toView(text: string | null): View {
  return views.find((view) => view === text) ?? "waiting";
}
