import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createAvatar, type Style } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp from "sharp";
import { encodeChanged } from "./pictures/encode-changed.ts";
import { readOptions } from "./read-options.ts";

const usage = `npm run portraits    draws the portraits of the sample's agents

Writes to agencies/headland/public/pictures and agencies/headland/pictures.json. Notionists by Zoish (CC0), drawn by DiceBear (MIT).`;
readOptions(usage, {});

const SIZE = 1200;
const INK = "#0c2832";
const sands = { light: "#f6f1e8", middle: "#ece2d3", dark: "#d9cdba" };

/** Numbers of Notionists' variants. */
const faces = {
  "marion-tate": { sand: "middle", hair: 2, lips: 23, brows: 13, body: 16, nose: 2, glasses: 11 },
  "callum-reyes": { sand: "light", hair: 54, lips: 23, brows: 8, body: 7, nose: 5, beard: 2 },
  "priya-nandan": { sand: "dark", hair: 41, lips: 14, brows: 10, body: 13, nose: 8 },
  "elodie-hart": { sand: "middle", hair: 58, lips: 30, brows: 12, body: 17, nose: 12 },
  "tom-okafor": { sand: "light", hair: 60, lips: 14, brows: 7, body: 14, nose: 18, beard: 12 },
  "hana-sorensen": { sand: "dark", hair: 48, lips: 23, brows: 11, body: 21, nose: 14 },
  "jack-barlow": { sand: "middle", hair: 56, lips: 30, brows: 10, body: 25, nose: 3 },
} as const;

const folder = await mkdtemp(path.join(tmpdir(), "portraits-"));
const records = [];
for (const [name, face] of Object.entries(faces)) {
  const file = `portrait-${name}.jpg`;
  await drawPortrait(face).toFile(path.join(folder, file));
  records.push({ file, kind: "portrait", alt: `Portrait of ${toWords(name)}, drawn in ink` });
}
await writeFile(path.join(folder, "pictures.json"), JSON.stringify(records));
const { encoded, problems } = await encodeChanged({
  from: [folder],
  outputFolder: "agencies/headland/public/pictures",
  manifestFile: "agencies/headland/pictures.json",
});
await rm(folder, { recursive: true });
console.log([...encoded.map((name) => `Encoded: ${name}`), ...problems].join("\n"));

function drawPortrait({ sand, ...features }: { sand: keyof typeof sands } & Record<string, number | string>) {
  const variants = Object.entries(features).map(([feature, number]) => [
    feature,
    [`variant${String(number).padStart(2, "0")}`],
  ]);
  const style: Style<Record<string, unknown>> = notionists;
  const svg = createAvatar(style, {
    ...Object.fromEntries(variants),
    eyes: ["variant05"],
    beardProbability: "beard" in features ? 100 : 0,
    glassesProbability: "glasses" in features ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    scale: 118,
    translateY: 6,
    size: SIZE,
  }).toString();
  return sharp(Buffer.from(svg.replaceAll("#000", INK)))
    .flatten({ background: sands[sand] })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
}

/** "marion-tate" → "Marion Tate" */
function toWords(name: string) {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace("-", " ");
}
