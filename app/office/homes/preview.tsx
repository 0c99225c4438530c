import { toPageTitle } from "#app/site/page-title.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { OfficePage } from "../frame/office-page.tsx";

/** Over the page of a draft as visitors would see it. */
export function PreviewNote({ back }: { back: string }) {
  return (
    <div className="bg-sand-100">
      <title>{toPageTitle("Preview · Office")}</title>
      <p className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <span>
          <strong>Preview.</strong> Nobody else sees this page; its buttons lead nowhere yet.
        </span>
        <BackLink href={back}>Back to the draft</BackLink>
      </p>
    </div>
  );
}

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
