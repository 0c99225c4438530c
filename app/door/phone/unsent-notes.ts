/** Something that was noted at a door, until the office has it and the page that is kept on this phone shows it. */
export type Note = {
  /** The sheet on which it was done. */
  path: string;
  /** The form as it is sent; its visitor and its time make it the same note, however often it is. */
  body: string;
  /** Why it was not taken. */
  refusal?: string;
  /** The office has it. */
  isSent?: true;
};

/** Whether it is still to be sent. */
export function isWaiting({ refusal, isSent }: Note) {
  return refusal === undefined && !isSent;
}

const KEY = "door notes";

/** What this phone keeps of all open homes, oldest first: each sheet sends it, as another may have moved. */
export function findNotes(): Note[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]");
}

export type ChangeNotes = (notes: Note[]) => Note[];

/** Changes what is kept as another tab may have left it. */
export function changeNotes(change: ChangeNotes) {
  const notes = change(findNotes());
  if (notes.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(notes));
}

/** The sheets with something that is not sent yet, and how many notes each has. */
export function findUnsentSheets() {
  const paths = findNotes().flatMap((note) => (note.isSent ? [] : note.path));
  return [...new Set(paths)].map((path) => ({ path, count: paths.filter((each) => each === path).length }));
}
