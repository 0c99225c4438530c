import type { Database } from "#app/store/database.server.ts";
import type { FetchedPicture } from "./picture-rows.server.ts";

/** In place of a provider; such pictures are kept for good, as nobody could fetch them again. */
export const UPLOADED = "OFFICE";

type Uploaded = Pick<FetchedPicture, "name" | "width" | "height" | "colour" | "bytes" | "widths"> & {
  /** Of what was sent. */
  sha256: string;
};

/** A picture that somebody of the office has sent, and that is here already; the same one again is the same. */
export async function addUpload(db: Database, { widths, sha256, ...picture }: Uploaded, now: number) {
  await db
    .insertInto("feed_picture")
    .values({
      ...picture,
      widths: JSON.stringify(widths),
      url: `office:${sha256}`,
      provider: UPLOADED,
      use: "picture",
      mod_time: null,
      etag: null,
      last_modified: null,
      due_at: null,
      last_error: null,
      shown_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
