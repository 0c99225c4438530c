/** Files of an agency's folder as a module checks them together, once each has been checked by its schema. */
export type CheckedFolder = {
  path: string;
  /** The files of modules that are there, by name. */
  contents: ReadonlyMap<string, unknown>;
  suburbs: readonly { lat: number; lng: number }[];
};

/** Says what is wrong with them. */
export type FolderCheck = (folder: CheckedFolder) => { file: string; field: string; message: string }[];
