import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Makes REAXML of plain homes for sale, by number. */
export function makeFeed(numbers: readonly number[], prefix = "") {
  const homes = numbers.map(
    (number) =>
      `<residential status="current"><agentID>HEADLD</agentID><uniqueID>${prefix}${number}</uniqueID><headline>Home ${number}</headline><price>2400000</price><address><streetNumber>${number}</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb></address></residential>`,
  );
  return `<propertyList date="2026-11-20-10:00:00">${homes.join("")}</propertyList>`;
}

/** Uploads by rename, like a server that names a file once it is complete. */
export async function upload(feedDir: string, files: readonly (readonly [string, string | Uint8Array])[]) {
  const folder = join(feedDir, "in");
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) {
    await writeFile(join(folder, `.${name}`), content);
    await rename(join(folder, `.${name}`), join(folder, name));
  }
}

/** Whether all uploaded files were read. */
export async function isRead(feedDir: string) {
  const names = await Promise.all(["in", "work"].map((name) => readdir(join(feedDir, name))));
  return names.flat().length === 0;
}
