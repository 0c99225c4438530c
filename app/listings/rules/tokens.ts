/** A word, a sign or a number in a text. */
export type Token = {
  /** Lower case, without apostrophes. */
  word: string;
  start: number;
  end: number;
  figure?: Figure;
};

/** A number with its sign and unit: $900,000 is one token. */
type Figure = {
  amount: number;
  unit?: number;
  /** The text says so: $900,000, AUD 900,000, 900k, 2 million. "2.4m" may be the height of a ceiling. */
  isMoney: boolean;
};

const THOUSAND = 1_000;
const MILLION = 1_000_000;

const pieces = /[\p{L}'’]+|\d+(?:[.,]\d+)*|\S/gu;
const numbers = new Map(
  "one two three four five six seven eight nine ten".split(" ").map((word, index) => [word, index + 1]),
);
const units = new Map([
  ["k", THOUSAND],
  ["thousand", THOUSAND],
  ["m", MILLION],
  ["mil", MILLION],
  ["mill", MILLION],
  ["million", MILLION],
]);
const signs = new Set(["$", "aud"]);
const links = new Set(["-", "–", "—", "to"]);

export function toTokens(text: string): Token[] {
  const raw = [...text.matchAll(pieces)].map(toPiece);
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length; ) {
    const { token, next } = readToken(raw, at);
    tokens.push(token);
    at = next;
  }
  tokens.forEach((from, index) => {
    const to = getUpperEnd(tokens, index);
    if (from.figure && to?.figure) shareUnit(from.figure, to.figure);
  });
  return tokens;
}

/** The other end of the range that begins with this token: $900,000 – $950,000, 900 to 950k, between $2m and $2.2m. */
export function getUpperEnd(tokens: readonly Token[], index: number): Token | undefined {
  const link = tokens[index + 1]?.word ?? "";
  const isLinked = links.has(link) || (link === "and" && tokens[index - 1]?.word === "between");
  const to = tokens[index + 2];
  return tokens[index]?.figure && isLinked && to?.figure ? to : undefined;
}

function toPiece(match: RegExpExecArray): Token {
  const [piece] = match;
  const word = piece.toLowerCase().replace(/['’]/g, "");
  return { word, start: match.index, end: match.index + piece.length };
}

function readToken(raw: readonly Token[], at: number) {
  const first = raw[at] ?? { word: "", start: 0, end: 0 };
  const isSigned = signs.has(first.word);
  const last = at + (isSigned ? 1 : 0);
  const unit = getUnit(raw[last + 1]);
  const number = toNumber(raw[last]?.word ?? "", unit);
  if (number === undefined) return { token: first, next: at + 1 };
  const end = (unit ? raw[last + 1] : raw[last])?.end ?? first.end;
  const word = raw[last]?.word ?? "";
  const isMoney = isSigned || (unit !== undefined && raw[last + 1]?.word !== "m");
  const figure = { amount: Math.round(number * (unit ?? 1)), unit, isMoney };
  return { token: { word, start: first.start, end, figure }, next: last + (unit ? 2 : 1) };
}

function getUnit(piece: Token | undefined) {
  return piece && (units.get(piece.word) ?? units.get(piece.word.replace(/s$/, "")));
}

/** Number words count before "million" only: elsewhere "one" is hardly a price. */
function toNumber(word: string, unit: number | undefined) {
  if (unit === MILLION && numbers.has(word)) return numbers.get(word);
  const number = /^\d/.test(word) ? Number(word.replaceAll(",", "")) : Number.NaN;
  return Number.isNaN(number) ? undefined : number;
}

/** The sign and the unit may stand at one end of a range only: $2.4 – 2.6m, $900 – 950,000. */
function shareUnit(from: Figure, to: Figure) {
  from.isMoney ||= to.isMoney;
  to.isMoney ||= from.isMoney;
  if (from.unit || from.amount >= THOUSAND) return;
  from.unit = to.unit ?? (to.amount >= from.amount * THOUSAND ? THOUSAND : undefined);
  from.amount *= from.unit ?? 1;
}
