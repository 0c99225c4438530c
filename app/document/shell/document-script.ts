/** A module's script for those documents in which it has something to do. app/slots/document-scripts.server.ts lists them. */
export type DocumentScript = {
  /** Whether a document needs the script. */
  hasWork: (html: string) => boolean;
  /** The attribute of its script element. */
  name: string;
  script: string;
  /** Set where it loads scripts and workers of the site. */
  loadsFiles?: true;
};
