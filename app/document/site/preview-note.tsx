import { createContext, useContext } from "react";
import { BackLink } from "#app/ui/arrow-link.tsx";

/** In a preview, the office's page of what is shown; the document provides it. */
export const PreviewContext = createContext<string | undefined>(undefined);

/** Above the header of a public page that the office looks at with a draft in it. */
export function PreviewNotice() {
  const back = useContext(PreviewContext);
  return back && <PreviewNote back={back} />;
}

type PreviewNoteProps = { back: string; words?: string };

/** Over a page with a draft in it, as visitors would see it. */
export function PreviewNote({
  back,
  words = "Only you can see this version of the page.",
}: PreviewNoteProps) {
  return (
    <div className="bg-sand-100 text-ink">
      <p className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <span>
          <strong>Preview.</strong> {words}
        </span>
        <BackLink href={back}>Back to the office</BackLink>
      </p>
    </div>
  );
}
