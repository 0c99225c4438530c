import { createContext, useContext } from "react";
import { PreviewNote } from "../../site/preview-note.tsx";

/** In a preview, the office's page of what is shown; the document provides it. */
export const PreviewContext = createContext<string | undefined>(undefined);

/** Above the header of a public page that the office looks at with a draft in it. */
export function PreviewNotice() {
  const back = useContext(PreviewContext);
  return back && <PreviewNote back={back} />;
}
