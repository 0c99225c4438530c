import type { Generated } from "kysely";

/** Pictures and documents of homes, pictures of pages, and uploads. */
export type PictureTables = {
  feed_picture: Omit<FeedPictureRow, "widths" | "attempts"> & {
    widths: Generated<string>;
    attempts: Generated<number>;
  };
};

/** A picture or document, by the address that it comes from. */
export type FeedPictureRow = {
  url: string;
  provider: string;
  use: "picture" | "floorplan" | "document";
  mod_time: string | null;
  /** The file in DATA_DIR/pictures; null until fetched. */
  name: string | null;
  width: number | null;
  height: number | null;
  colour: string | null;
  widths: string;
  bytes: number | null;
  etag: string | null;
  last_modified: string | null;
  /** When to fetch the picture (ms); null if it need not be fetched. */
  due_at: number | null;
  attempts: number;
  last_error: string | null;
  /** When a home or page last showed the picture (ms). */
  shown_at: number;
};
