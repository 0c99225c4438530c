import { lazy } from "react";
import { findBlocks, type BuilderPage as Page } from "#app/agency/builder/block.ts";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import type { FormProblem } from "#app/enquiries/form/form-reply.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { PropertyCard, toCardHref } from "#app/listings/card/property-card.tsx";

// Never loaded where the page builder is off.
const BuilderPage = lazy(async () => ({
  default: (await import("#app/agency/builder/builder-page.tsx")).BuilderPage,
}));

type ComposedPageProps = {
  page: Page;
  /** The address of each card, by its block. */
  cardHrefs?: Partial<Record<string, string>>;
  submissionId: string;
  /** The submitted form that was refused. */
  problem?: FormProblem;
  sent?: { formId: string; reference: string };
};

/** A page of the page builder, as visitors and the editor's preview see it. */
export function ComposedPage({ page, cardHrefs, submissionId, problem, sent }: ComposedPageProps) {
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
      parts={{
        form,
        renderCard: (card, id) => <PropertyCard card={card} cardHref={cardHrefs?.[id] ?? "/listings"} />,
      }}
    />
  );
}

export function findCardHrefs(page: Page, listings: readonly SaleListing[]): Partial<Record<string, string>> {
  const cards = findBlocks(page.blocks).filter((block) => block.kind === "card");
  return Object.fromEntries(cards.map(({ id, card }) => [id, toCardHref(card, listings)]));
}

/** Validation errors use the marketer's words, everything else ours. */
function toAlert({ forms }: Page, { status, message, errors }: FormProblem) {
  const form = forms.find(({ fields }) => fields.some(({ name }) => errors[name]));
  return status === 422 && form ? form.states.error : message;
}
