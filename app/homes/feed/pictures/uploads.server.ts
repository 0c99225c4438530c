import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { toPictureFolder } from "#app/store/store-files.server.ts";
import { openEncoder } from "./encoder.server.ts";
import { PictureError } from "./picture-error.ts";
import { openPictureFiles, toName, toStem } from "./picture-files.server.ts";

/** Run from its source, as the process of the feed is. */
const encodeProgram = "app/homes/feed/pictures/encode-process.ts";

type Encoded = { width: number; height: number; colour: string; widths: number[] };

type UploadsOptions = {
  dataDir: string;
  /** Notes what is kept, so that it is not swept away (app/homes/register/pictures). */
  note: (picture: Encoded & { name: string; bytes: number; sha256: string }) => Promise<void>;
};

/** Takes pictures that people send: encoded and stripped as those of the feed are, the original is not kept. */
export function openUploads({ dataDir, note }: UploadsOptions) {
  const encoder = openEncoder({ program: encodeProgram });

  /** Returns what records say of the picture; `undefined` for what is none. */
  async function add(bytes: Uint8Array) {
    const files = await openPictureFiles(toPictureFolder(dataDir));
    const draft = files.makeDraft();
    try {
      await writeFile(draft, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const name = toName(sha256, "jpg");
      const picture = await encoder.encode({ master: draft, folder: files.folder, stem: toStem(name) });
      await note({ ...picture, name, bytes: await files.getBytes(name), sha256 });
      return { src: `/pictures/${name}`, ...picture };
    } catch (error) {
      if (error instanceof PictureError) return undefined;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  return { add, close: encoder.close };
}
