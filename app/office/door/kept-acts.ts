/** Something that was noted at a door and is not sent yet. */
export type Act = {
  /** The sheet on which it was done. */
  path: string;
  /** The form as it is sent; its visitor and its time make it the same act, however often it is. */
  body: string;
  /** Why it was not taken. */
  refusal?: string;
};

const PREFIX = "door ";

/** What this phone keeps of an open home, oldest first. */
export function findActs(uid: string): Act[] {
  return JSON.parse(localStorage.getItem(PREFIX + uid) ?? "[]");
}

/** Changes what is kept as another tab may have left it. */
export function changeActs(uid: string, change: (acts: Act[]) => Act[]) {
  const acts = change(findActs(uid));
  if (acts.length === 0) localStorage.removeItem(PREFIX + uid);
  else localStorage.setItem(PREFIX + uid, JSON.stringify(acts));
}

/** The sheets with something that is not sent yet, and how many acts each has. */
export function findSheets() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const acts = findActs(key.slice(PREFIX.length));
      return { path: acts[0]?.path ?? "", count: acts.length };
    })
    .filter(({ count }) => count > 0);
}
