import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import type { FormProblem } from "#app/enquiries/form/form-reply.ts";
import type { BuilderPage as Page } from "../block.ts";
import type { FoundBlocks } from "../blocks/found-block.ts";
import { BuilderPage } from "./builder-page.tsx";
import { createRenderer } from "./render-site-block.tsx";

type ComposedPageProps = {
  page: Page;
  found: FoundBlocks;
  isPreview?: boolean;
  submissionId: string;
  /** The submitted form that was refused. */
  problem?: FormProblem;
  sent?: { formId: string; reference: string };
};

/** A page of the page builder, as visitors and the editor's preview see it. */
export function ComposedPage({ page, found, isPreview, submissionId, problem, sent }: ComposedPageProps) {
  const form = {
    fields: page.forms.flatMap(({ fields }) => fields),
    hidden: <HiddenFields submissionId={submissionId} />,
    notice: <CollectionNotice purpose="answer your enquiry" />,
    problem,
    sent: problem ? undefined : sent,
  };
  return (
    <BuilderPage
      page={page}
      problem={problem && { title: toAlert(page, problem), errors: problem.errors }}
      parts={{ form, renderSiteBlock: createRenderer(found, isPreview) }}
    />
  );
}

/** Validation errors use the marketer's words, everything else ours. */
function toAlert({ forms }: Page, { status, message, errors }: FormProblem) {
  const form = forms.find(({ fields }) => fields.some(({ name }) => errors[name]));
  return status === 422 && form ? form.states.error : message;
}
