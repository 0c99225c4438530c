/** A script of a module, for the documents in which it has something to do. app/modules.scripts.server.ts lists them. */
export type DocumentScript = {
  /** The document has this text. */
  where: string;
  /** The attribute of its element. */
  name: string;
  script: string;
};
