/** A copy of our own of a picture, in all sizes. */
type NamedPicture = { src: string; width: number; height: number; widths: readonly number[] };

/** Our own copies of pictures that records and pages name by an address elsewhere. */
export type NamedPictures = {
  /** What is here by now. */
  find: (address: string) => NamedPicture | undefined;
  /** Ends when they are here, or have been tried. */
  take: (addresses: readonly string[]) => Promise<void>;
};
