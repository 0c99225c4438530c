import { rm } from "node:fs/promises";
import type { Content } from "../importing/import-file.server.ts";
import { openTextFile } from "../reading/file/text-file.server.ts";
import { isGzip, isZip, readEnds } from "./is-complete.server.ts";
import { unpackZip, ZipError } from "./unpack.server.ts";

/** Keeps a picture that came along, and returns its address. */
export type KeepPicture = (path: string) => Promise<string>;

/**
 * What is in a file, XML or ZIP, for as long as `use` runs; a ZIP is unpacked into `scratch` meanwhile. Throws a ZipError
 * where it cannot be.
 */
export async function withContent<Result>(
  path: string,
  { scratch, keepPicture }: { scratch: string; keepPicture: KeepPicture },
  use: (content: Content) => Promise<Result>,
): Promise<Result> {
  const { head } = await readEnds(path);
  if (isGzip(head)) throw new ZipError("it is compressed with gzip; send the XML itself, or a ZIP");
  if (!isZip(head)) return use({ files: [await openTextFile(path)] });
  try {
    const { xml, others } = await unpackZip(path, scratch);
    const enclosed = new Map<string, string>();
    for (const { name, path: picture } of others)
      enclosed.set(name.toLowerCase(), await keepPicture(picture));
    return await use({ files: await Promise.all(xml.map(openTextFile)), enclosed });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
