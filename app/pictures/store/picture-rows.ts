import type { Generated } from "kysely";

/** Pictures and documents of homes, and pictures of pages. */
export type PictureTables = {
  feed_picture: Omit<FeedPictureRow, "widths" | "attempts"> & {
    widths: Generated<string>;
    attempts: Generated<number>;
  };
};

/** A picture or document of a feed, by where it comes from. */
export type FeedPictureRow = {
  url: string;
  provider: string;
  use: "picture" | "floorplan" | "document";
  mod_time: string | null;
  /** Its file in DATA_DIR/pictures; null until it has been fetched. */
  name: string | null;
  width: number | null;
  height: number | null;
  colour: string | null;
  widths: string;
  bytes: number | null;
  etag: string | null;
  last_modified: string | null;
  /** When it is to be fetched (ms); null when there is nothing to do. */
  due_at: number | null;
  attempts: number;
  last_error: string | null;
  /** When a published home was last seen to show it (ms). */
  shown_at: number;
};
