import { createContext } from "react";

/** The agency's fonts and colours, as in the head of a document. */
export type DocumentLook = {
  fonts: readonly string[];
  themeColour: string;
  /** The text of a stylesheet, by its address. */
  getStyles: (stylesheet: string) => string;
};

/** Set by the server. In the browser the head keeps the document's values. */
export const LookContext = createContext<DocumentLook | undefined>(undefined);
