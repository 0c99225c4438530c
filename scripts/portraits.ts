import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createAvatar, type Style } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp from "sharp";
import * as v from "valibot";
import { readAgencyText, toAgencyPath } from "#app/agency/folder/disk.ts";
import { parseAgencyFile } from "#app/agency/folder/read-file.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import { encodeChanged } from "./pictures/encode-changed.ts";
import { readOptions } from "./read-options.ts";

const usage = `npm run portraits    draws the portraits of a sample's agents

Reads portraits.json of the agency that AGENCY_DIR names, writes to its public/pictures and pictures.json. Notionists by Zoish (CC0), drawn by DiceBear (MIT).`;
readOptions(usage, {});

const SIZE = 1200;
const grounds = { light: getColour("sand-50"), middle: getColour("sand-100"), dark: getColour("sand-200") };

/** portraits.json of the agency: behind each name the ground's colour and the numbers of Notionists' variants. */
const faces = parseAgencyFile(
  "portraits.json",
  v.record(v.string(), v.objectWithRest({ ground: v.picklist(["light", "middle", "dark"]) }, v.number())),
  JSON.parse(readAgencyText("portraits.json")),
);

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
  outputFolder: toAgencyPath("public/pictures"),
  manifestFile: toAgencyPath("pictures.json"),
});
await rm(folder, { recursive: true });
console.log([...encoded.map((name) => `Encoded: ${name}`), ...problems].join("\n"));

function drawPortrait({
  ground,
  ...features
}: { ground: keyof typeof grounds } & Record<string, number | string>) {
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
  return sharp(Buffer.from(svg.replaceAll("#000", getColour("ink"))))
    .flatten({ background: grounds[ground] })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
}

/** "marion-tate" → "Marion Tate" */
function toWords(name: string) {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace("-", " ");
}
