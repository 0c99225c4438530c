/** The files of an agency's folder for a module's check across files, after each has been checked by its schema. */
export type CheckedFolder = {
  path: string;
  /** The files of enabled modules, by name. */
  contents: ReadonlyMap<string, unknown>;
  suburbs: readonly { lat: number; lng: number }[];
};

/** Reports what is wrong with the files. */
export type FolderCheck = (folder: CheckedFolder) => { file: string; field: string; message: string }[];
