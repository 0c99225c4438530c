/** The site's own copy of a picture, in all sizes. */
export type NamedPicture = { src: string; width: number; height: number; widths: readonly number[] };

/** The site's own copies of pictures that records and pages name by an address elsewhere. */
export type NamedPictures = {
  find: (address: string) => NamedPicture | undefined;
  /** Makes copies. Resolves once all have been made or have failed. */
  take: (addresses: readonly string[]) => Promise<void>;
};
