import { hash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { type Encoder, openEncoder } from "#app/pictures/encoder.server.ts";
import { PictureError } from "#app/pictures/picture-error.ts";
import { openPictureFiles, toBaseName, toName } from "#app/pictures/picture-files.server.ts";
import { addUpload, findUpload } from "#app/pictures/picture-rows.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";

/** An uploaded picture as records have it; size and colour as in its row. */
export type UploadedPicture = {
  src: string;
  width: number | null;
  height: number | null;
  colour: string | null;
  widths: number[];
};

export type Uploads = {
  /** Returns the picture for records; `undefined` if the bytes are no picture. Throws a PictureError if it takes too long. */
  add: (bytes: Uint8Array) => Promise<UploadedPicture | undefined>;
  close: () => void;
};

type UploadsOptions = { dataDir: string; encoder?: Encoder };

// Above the feed's pictures, because a person waits, but below visitors' requests.
const priority = constants.priority.PRIORITY_BELOW_NORMAL;

/** Processes uploaded pictures like those of the feed: encoded and stripped of metadata. The original is not kept. */
export function openUploads(
  db: Database,
  { dataDir, encoder = openEncoder({ priority }) }: UploadsOptions,
): Uploads {
  async function add(bytes: Uint8Array) {
    const files = await openPictureFiles(toPictureFolder(dataDir));
    const sha256 = hash("sha256", bytes);
    const name = toName(sha256, "jpg");
    const known = await findUpload(db, sha256);
    // Sent again after a failed connection, it is not encoded again.
    if (known && (await files.has(name, known.widths))) return { src: `/pictures/${name}`, ...known };
    const draft = files.makeDraft();
    try {
      await writeFile(draft, bytes);
      const picture = await encoder.encode({ master: draft, folder: files.folder, stem: toBaseName(name) });
      // The row protects the files from being removed as unused.
      await addUpload(db, { ...picture, name, bytes: await files.getBytes(name), sha256 }, Date.now());
      return { src: `/pictures/${name}`, ...picture };
    } catch (error) {
      if (error instanceof PictureError && error.code === "media-not-image") return undefined;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  return { add, close: encoder.close };
}
