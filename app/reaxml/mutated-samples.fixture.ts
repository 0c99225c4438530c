import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../../trials/fuzz/random.ts";

const FOLDER = "app/reaxml/samples";
const MOST_MUTATIONS = 2;
const LONGEST_PIECE = 200;

const hostile = [
  "<",
  ">",
  "&",
  "]]>",
  "<!--",
  "<![CDATA[",
  "&#0;",
  "&nosuch;",
  '<!DOCTYPE x [<!ENTITY a "aaaa">]>',
  "<price>-1</price>",
  "<price>1e999</price>",
  '<img id="m" url="http://127.0.0.1/"/>',
  '<residential status="current">',
  "</residential>",
  "</propertyList>",
  "\u0000",
  "\u2028",
  "99999999999999999999",
  '" onload="alert(1)',
] as const;

/** Reads the samples of agencies' software. */
export function readSamples() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".xml"));
  return names.map((name) => readFileSync(join(FOLDER, name)));
}

/** Changes a few places of a sample: other bytes, cut or repeated pieces, stray markup, or a missing end. */
export function mutateSample(random: Random, samples: readonly Buffer[]) {
  let bytes = Buffer.from(random.pick(samples));
  const mutations = 1 + random.below(MOST_MUTATIONS);
  for (let count = 0; count < mutations; count += 1) bytes = random.pick(kinds)(bytes, random);
  return bytes;
}

type Mutation = (bytes: Buffer, random: Random) => Buffer<ArrayBuffer>;

const kinds: readonly Mutation[] = [
  function flipByte(bytes, random) {
    const changed = Buffer.from(bytes);
    if (changed.length > 0) changed[random.below(changed.length)] = random.below(256);
    return changed;
  },
  function cutPiece(bytes, random) {
    const { start, end } = pickPiece(bytes, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  function doublePiece(bytes, random) {
    const { start, end } = pickPiece(bytes, random);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  function insertMarkup(bytes, random) {
    const place = random.below(bytes.length + 1);
    return Buffer.concat([
      bytes.subarray(0, place),
      Buffer.from(random.pick(hostile)),
      bytes.subarray(place),
    ]);
  },
  /** Well-formed but wrong, such as a price in the place of a date. */
  function exchangeText(bytes, random) {
    const text = bytes.toString("latin1");
    const texts = [...text.matchAll(/>([^<>]{1,80})</g)];
    const [one, other] = [texts[random.below(texts.length)], texts[random.below(texts.length)]];
    if (!one || !other) return Buffer.from(bytes);
    const changed = `${text.slice(0, one.index)}${other[0]}${text.slice(one.index + one[0].length)}`;
    return Buffer.from(changed, "latin1");
  },
  function cutEnd(bytes, random) {
    return Buffer.from(bytes.subarray(0, random.below(bytes.length + 1)));
  },
];

function pickPiece(bytes: Buffer, random: Random) {
  const start = random.below(bytes.length + 1);
  return { start, end: Math.min(bytes.length, start + random.below(LONGEST_PIECE)) };
}
