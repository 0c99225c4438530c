/** A note taken at a door, stored until the office has it and the cached page includes it. */
export type Note = {
  /** Path of the sheet on which it was taken. */
  path: string;
  /** The encoded form. Its visitor and time identify the note, so that sending it again is harmless. */
  body: string;
  /** Why the office refused it. */
  refusal?: string;
  /** Set once the office has it. */
  isSent?: true;
};

export function isWaiting({ refusal, isSent }: Note) {
  return refusal === undefined && !isSent;
}

const KEY = "door notes";

/** Notes of all open homes on this phone, oldest first. Every sheet sends them all, as one may have moved. */
export function findNotes(): Note[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]");
}

export type ChangeNotes = (notes: Note[]) => Note[];

/** Reads the notes afresh, since another tab may have changed them, and stores them changed. */
export function changeNotes(change: ChangeNotes) {
  const notes = change(findNotes());
  if (notes.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(notes));
}

/** Sheets with notes that are not sent yet, and how many. */
export function findUnsentSheets() {
  const paths = findNotes().flatMap((note) => (note.isSent ? [] : note.path));
  return [...new Set(paths)].map((path) => ({ path, count: paths.filter((each) => each === path).length }));
}
