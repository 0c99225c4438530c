import * as v from "valibot";

const actSchema = v.object({
  /** The sheet on which it was done. */
  path: v.string(),
  /** The form as it is sent; its visitor and its time make it the same act, however often it is. */
  body: v.string(),
  /** Why it was not taken. */
  refusal: v.optional(v.string()),
});

/** Something that was noted at a door and is not sent yet. */
export type Act = v.InferOutput<typeof actSchema>;

const PREFIX = "door ";
const readActs = v.pipe(v.string(), v.parseJson(), v.array(actSchema));

/** What this phone keeps of an open home, oldest first. */
export function findActs(uid: string): Act[] {
  const read = v.safeParse(readActs, localStorage.getItem(PREFIX + uid));
  return read.success ? read.output : [];
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
