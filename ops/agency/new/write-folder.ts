import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { placeholders, toPlaceholderAddress } from "#app/homes/record/placeholders.ts";
import { regions, toNameInSentence } from "#app/region/regions.ts";
import { encodeChanged } from "../../../scripts/pictures/encode-changed.ts";
import { writeIcons } from "../write-icons.ts";
import type { Answers } from "./answers.ts";
import { drawIcon, drawMasters, drawPlaceholder } from "./draw-hills.ts";
import { makePalette, type Palette } from "./palette.ts";

const template = join(import.meta.dirname, "template");
/** Its typefaces are free to use, so new agencies start with them. */
const typefaces = "agencies/headland";

/** Writes an agency's folder without homes, people or figures. Throws if `folder` is not empty. */
export async function writeFolder(folder: string, answers: Answers, today: string) {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new Error(`${folder} is not empty: name a folder that is not there yet.`);
  const palette = makePalette(answers.colours);
  const { name, state, address, email, phone } = answers;
  const values = {
    name,
    state,
    email,
    phone,
    ...address,
    stateName: regions[state].name,
    theState: toNameInSentence(regions[state]),
    today,
    ground: palette.foam,
  };
  const files = await readdir(template, { recursive: true, withFileTypes: true });
  for (const { parentPath, name: file } of files.filter((entry) => entry.isFile())) {
    const path = join(parentPath, file);
    const target = join(folder, path.slice(template.length));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(path, "utf8"), values));
  }
  await cp(join(typefaces, "public/fonts"), join(folder, "public/fonts"), { recursive: true });
  const theme = await readFile(join(typefaces, "theme.css"), "utf8");
  await writeFile(
    join(folder, "theme.css"),
    Object.entries(palette).reduce(
      (css, [colour, value]) => css.replace(new RegExp(`(--color-${colour}:) #[\\da-f]{6};`), `$1 ${value};`),
      theme,
    ),
  );
  await writeIcons(folder, Buffer.from(drawIcon(palette)));
  await encodePictures(folder, palette);
  for (const [index, drawing] of placeholders.entries())
    await writeFile(join(folder, "public", toPlaceholderAddress(drawing)), drawPlaceholder(palette, index));
}

async function encodePictures(folder: string, palette: Palette) {
  const masters = await mkdtemp(join(tmpdir(), "agency-masters-"));
  try {
    await drawMasters(masters, palette);
    const { problems } = await encodeChanged({
      from: masters,
      outputFolder: join(folder, "public/pictures"),
      manifestFile: join(folder, "pictures.json"),
    });
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await rm(masters, { recursive: true });
  }
}

/** Replaces <name> marks, escaping quotes and backslashes for JSON texts. */
function fill(text: string, values: Readonly<Record<string, string>>) {
  return text.replace(/<(\w+)>/g, (mark, name: string) => {
    const value = values[name];
    return value === undefined ? mark : JSON.stringify(value).slice(1, -1);
  });
}
