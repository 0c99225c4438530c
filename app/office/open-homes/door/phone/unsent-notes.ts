/** Something that was noted at a door and is not sent yet. */
export type Note = {
  /** The sheet on which it was done. */
  path: string;
  /** The form as it is sent; its visitor and its time make it the same note, however often it is. */
  body: string;
  /** Why it was not taken. */
  refusal?: string;
};

const PREFIX = "door ";

/** What this phone keeps of an open home, oldest first. */
export function findUnsent(uid: string): Note[] {
  return JSON.parse(localStorage.getItem(PREFIX + uid) ?? "[]");
}

/** Changes what is kept as another tab may have left it. */
export function changeUnsent(uid: string, change: (notes: Note[]) => Note[]) {
  const notes = change(findUnsent(uid));
  if (notes.length === 0) localStorage.removeItem(PREFIX + uid);
  else localStorage.setItem(PREFIX + uid, JSON.stringify(notes));
}

/** The sheets with something that is not sent yet, and how many notes each has. */
export function findUnsentSheets() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const notes = findUnsent(key.slice(PREFIX.length));
      return { path: notes[0]?.path ?? "", count: notes.length };
    })
    .filter(({ count }) => count > 0);
}
