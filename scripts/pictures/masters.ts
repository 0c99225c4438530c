import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";

export type Master = { name: string; file: string; width: number; kind: string; alt: string };

const recordFiles = ["pictures.json", "painted.json"];
const MasterRecords = v.array(
  v.object({ file: v.string(), kind: v.optional(v.string(), ""), alt: v.optional(v.string(), "") }),
);
type MasterRecord = v.InferOutput<typeof MasterRecords>[number];

/**
 * Finds the JPEG masters of the folders, with their kind and alt text from pictures.json or painted.json.
 * Where two folders hold the same name, the wider one counts, else the later one.
 * A master that cannot be used becomes a problem: one sentence with its file and what to do.
 */
export async function findMasters(folders: readonly string[]) {
  const masters = new Map<string, Master>();
  const problems: string[] = [];
  for (const folder of folders) {
    const records = await readRecords(folder);
    for (const file of await jpegNames(folder)) {
      const master = await readMaster(path.join(folder, file), records.get(file));
      if (typeof master === "string") problems.push(master);
      else if (master.width >= (masters.get(master.name)?.width ?? 0)) masters.set(master.name, master);
    }
  }
  return { masters: [...masters.values()], problems };
}

async function readMaster(file: string, record: MasterRecord | undefined): Promise<Master | string> {
  const name = path.basename(file, ".jpg");
  if (!/^[a-z0-9-]+$/.test(name)) return `${file}: rename it to small letters, digits and hyphens.`;
  if (!record?.alt.trim()) return `${file} has no alt text: describe it in pictures.json beside it.`;
  try {
    const { autoOrient } = await sharp(file).metadata();
    return { name, file, width: autoOrient.width, kind: record.kind, alt: record.alt.trim() };
  } catch (error) {
    return unreadable(file, error);
  }
}

/** The sentence about a master that could not be read or encoded, with the reason on the same line. */
export function unreadable(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message.trim().replaceAll("\n", ", ") : String(error);
  return `${file} could not be encoded: export it again as a JPEG, or delete it (${reason}).`;
}

async function jpegNames(folder: string) {
  return (await readdir(folder)).filter((file) => file.endsWith(".jpg")).sort();
}

async function readRecords(folder: string) {
  const present = (await readdir(folder)).filter((file) => recordFiles.includes(file));
  const records = new Map<string, MasterRecord>();
  for (const file of present) {
    // Painted files are listed with their folder, as painted/painted-bay.jpg.
    for (const record of await readRecordFile(path.join(folder, file)))
      records.set(path.basename(record.file), record);
  }
  return records;
}

async function readRecordFile(file: string) {
  try {
    return v.parse(MasterRecords, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    const advice = "correct it and run this again";
    throw new Error(`${file} must be a JSON list of { "file", "kind", "alt" }: ${advice}.`, { cause: error });
  }
}
