import { hash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { openEncoder } from "#app/pictures/encoder.server.ts";
import { PictureError } from "#app/pictures/picture-error.ts";
import { openPictureFiles, toBaseName, toName } from "#app/pictures/picture-files.server.ts";
import { addUpload, findUpload } from "#app/pictures/picture-rows.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";

/** What records say of a picture that was sent; size and colour as its row has them. */
export type UploadedPicture = {
  src: string;
  width: number | null;
  height: number | null;
  colour: string | null;
  widths: number[];
};

export type Uploads = {
  /** Returns what records say of the picture; `undefined` for what is none. */
  add: (bytes: Uint8Array) => Promise<UploadedPicture | undefined>;
  close: () => void;
};

/** Takes pictures that people send: encoded and stripped as those of the feed are, the original is not kept. */
export function openUploads(db: Database, { dataDir }: { dataDir: string }): Uploads {
  const encoder = openEncoder();

  async function add(bytes: Uint8Array) {
    const files = await openPictureFiles(toPictureFolder(dataDir));
    const sha256 = hash("sha256", bytes);
    const name = toName(sha256, "jpg");
    const known = await findUpload(db, sha256);
    // Sent again after a line broke, it is not encoded again.
    if (known && (await files.has(name, known.widths))) return { src: `/pictures/${name}`, ...known };
    const draft = files.makeDraft();
    try {
      await writeFile(draft, bytes);
      const picture = await encoder.encode({ master: draft, folder: files.folder, stem: toBaseName(name) });
      // A row keeps the upload from being removed.
      await addUpload(db, { ...picture, name, bytes: await files.getBytes(name), sha256 }, Date.now());
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
