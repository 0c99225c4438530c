/** Something that was noted at a door and is not sent yet. */
export type Note = {
  /** The sheet on which it was done. */
  path: string;
  /** The form as it is sent; its visitor and its time make it the same note, however often it is. */
  body: string;
  /** Why it was not taken. */
  refusal?: string;
};

const KEY = "door notes";

/** What this phone keeps of all open homes, oldest first: each sheet sends it, as another may have moved. */
export function findUnsent(): Note[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]");
}

export type ChangeNotes = (notes: Note[]) => Note[];

/** Changes what is kept as another tab may have left it. */
export function changeUnsent(change: ChangeNotes) {
  const notes = change(findUnsent());
  if (notes.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(notes));
}

/** The sheets with something that is not sent yet, and how many notes each has. */
export function findUnsentSheets() {
  const paths = findUnsent().map(({ path }) => path);
  return [...new Set(paths)].map((path) => ({ path, count: paths.filter((each) => each === path).length }));
}
