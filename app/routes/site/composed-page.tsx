import { lazy } from "react";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { findBlocks, type BuilderPage as Page, type PropertyCardInputs } from "#app/agency/builder/block.ts";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import type { FormProblem } from "#app/enquiries/form/form-reply.ts";
import { contactAgent } from "#app/homes/record/price-line.ts";
import { createCardCheck } from "#app/listings/card/check-card.ts";
import { type CardHome, followHome, PropertyCard } from "#app/listings/card/property-card.tsx";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";

// Never loaded where the page builder is off.
const Note = lazy(async () => ({
  default: (await import("#app/agency/builder/builder-page.tsx")).Note,
}));
const BuilderPage = lazy(async () => ({
  default: (await import("#app/agency/builder/builder-page.tsx")).BuilderPage,
}));

type ComposedPageProps = {
  page: Page;
  /** What each card shows of its home, by its block; none for a card that goes. */
  cards?: Partial<Record<string, CardHome>>;
  isPreview?: boolean;
  submissionId: string;
  /** The submitted form that was refused. */
  problem?: FormProblem;
  sent?: { formId: string; reference: string };
};

/** A page of the page builder, as visitors and the editor's preview see it. */
export function ComposedPage({ page, cards, isPreview, submissionId, problem, sent }: ComposedPageProps) {
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
        renderCard: (card, id) => {
          const home = cards?.[id];
          return (
            <>
              {home && home.refused?.field !== "title" && <PropertyCard card={card} home={home} />}
              {isPreview && toNote(card, home)}
            </>
          );
        },
      }}
    />
  );
}

export function findCards(page: Page, catalogue: Catalogue): Partial<Record<string, CardHome>> {
  const cards = findBlocks(page.blocks).filter((block) => block.kind === "card");
  const homes = {
    listings: [...catalogue.getSaleListings(), ...catalogue.getRentals()],
    sold: catalogue.getSold(),
  };
  const check = createCardCheck(toAgencyTime(Date.now()).slice(0, 10));
  const follow = (card: PropertyCardInputs) => {
    const home = followHome(card, homes);
    const refused = home && !home.price && check(card);
    return refused ? { ...home, price: contactAgent, refused } : home;
  };
  return Object.fromEntries(cards.map(({ id, card }) => [id, follow(card)]));
}

function toNote(card: PropertyCardInputs, home: CardHome | undefined) {
  if (!home) return <Note>{`PropertyCard: the home ${card.home} is not shown any more`}</Note>;
  if (!home.refused) return null;
  return <Note>{`PropertyCard: “${home.refused.words}” may not be published. ${home.refused.instead}`}</Note>;
}

/** Validation errors use the marketer's words, everything else ours. */
function toAlert({ forms }: Page, { status, message, errors }: FormProblem) {
  const form = forms.find(({ fields }) => fields.some(({ name }) => errors[name]));
  return status === 422 && form ? form.states.error : message;
}
