import { createContext, use } from "react";
import { BackLink } from "#app/ui/arrow-link.tsx";

/** In a preview, the office's page of the draft; the document provides it. */
export const PreviewContext = createContext<string | undefined>(undefined);

/** Shown above the header of a public page that previews a draft. */
export function PreviewNotice() {
  const back = use(PreviewContext);
  return back && <PreviewNote back={back} />;
}

type PreviewNoteProps = { back: string; words?: string };

/** A note over a page that previews a draft. */
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
