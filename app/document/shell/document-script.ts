/** A script of a module, for the documents in which it has something to do. app/modules.scripts.server.ts lists them. */
export type DocumentScript = {
  /** Whether a document has something for it to do. */
  hasWork: (html: string) => boolean;
  /** The attribute of its element. */
  name: string;
  script: string;
  /** It loads scripts and workers of the site. */
  loadsFiles?: true;
};
