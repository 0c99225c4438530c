/** The height and least width of a mark, in pixels. */
export const MARK_SIZE = 36;
const LETTER_WIDTH = 8.5;
const MARK_PADDING = 22;
const GAP = 4;
const MOST_MARKS = 200;

/** Rows that share a mark, at a point of the screen. */
export type Spot<Member> = { x: number; y: number; members: readonly Member[] };

export function toMarkWidth(letters: number) {
  return Math.max(MARK_SIZE, letters * LETTER_WIDTH + MARK_PADDING);
}

/** Joins spots until no marks overlap and there are at most 200. Returns them from north to south. */
export function joinMarks<Member>(
  spots: readonly Spot<Member>[],
  toLetters: (spot: Spot<Member>) => number,
): Spot<Member>[] {
  for (let gap = GAP; ; gap += MARK_SIZE / 2) {
    const marks = join(spots, toLetters, gap);
    if (marks.length <= MOST_MARKS) return marks.toSorted((a, b) => a.y - b.y || a.x - b.x);
  }
}

function join<Member>(
  spots: readonly Spot<Member>[],
  toLetters: (spot: Spot<Member>) => number,
  gap: number,
): Spot<Member>[] {
  const marks: Spot<Member>[] = [];
  const waiting = [...spots];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const spot = next;
    const width = toMarkWidth(toLetters(spot));
    const over = marks.findIndex((mark) =>
      isOver(mark, spot, (toMarkWidth(toLetters(mark)) + width) / 2, gap),
    );
    const [other] = over < 0 ? [] : marks.splice(over, 1);
    // The joined mark lies between the two, so it may overlap a third.
    if (other) waiting.push(toOne(other, spot));
    else marks.push(spot);
  }
  return marks;
}

function isOver(a: Spot<unknown>, b: Spot<unknown>, apart: number, gap: number) {
  return Math.abs(a.x - b.x) < apart + gap && Math.abs(a.y - b.y) < MARK_SIZE + gap;
}

/** Joins two spots at the average position of their members. */
function toOne<Member>(a: Spot<Member>, b: Spot<Member>): Spot<Member> {
  const members = [...a.members, ...b.members];
  const share = b.members.length / members.length;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, members };
}
