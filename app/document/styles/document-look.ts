import { createContext } from "react";

/** The agency's type and colours, as the head of a document has them. */
export type DocumentLook = {
  /** Addresses of the fonts of every page. */
  fonts: readonly string[];
  themeColour: string;
  /** The text of a stylesheet, by its address. */
  getStyles: (stylesheet: string) => string;
};

/** The server provides it; in the browser the head stays as the document had it. */
export const LookContext = createContext<DocumentLook | undefined>(undefined);
