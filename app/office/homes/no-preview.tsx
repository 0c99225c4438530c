import { BackLink } from "#app/ui/arrow-link.tsx";
import { OfficePage } from "../frame/office-page.tsx";

/** In place of a preview, why there is none. */
export function NoPreview({ back, fault }: { back: string; fault: string }) {
  return (
    <OfficePage title="There is nothing to preview yet">
      <p className="max-w-prose text-lead text-tide">Its page cannot be shown: {fault}.</p>
      <p>
        <BackLink href={back}>Back to the draft</BackLink>
      </p>
    </OfficePage>
  );
}
