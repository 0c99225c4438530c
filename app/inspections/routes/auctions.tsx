import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { where } from "#app/agency/folder/places.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { toQuestionPath } from "#app/guide/team/agents.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { UnavailableNote } from "#app/listings/list/unavailable-note.tsx";
import { type AuctionDay, findAuctionResults } from "../auction-results.ts";
import { DaySection, HomeRow, OpenHomes } from "../open-days.tsx";
import { findOpenDays, findOpenListings, HOMES_PER_PAGE } from "../open-listings.ts";
import type { Route } from "./+types/auctions.ts";

const TITLE = "Auctions";
const crumbs = toHomeCrumbs(TITLE);

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Auctions and auction results",
    description: `Auctions and tenders of homes ${where}, day by day, with the results of the last 90 days: what was sold, what was passed in, and what was bid.`,
    path: href("/auctions"),
    crumbs,
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const listings = catalogue.getSaleListings();
  const now = toAgencyTime(Date.now());
  const coming = findOpenListings({ listings, rentals: [] }, now).filter(({ kind }) => kind !== "inspection");
  const days = findOpenDays(coming, 0);
  const results = findAuctionResults([...listings, ...catalogue.getSold()], now.slice(0, 10));
  const shown = [...days.flatMap(({ homes }) => homes), ...results.flatMap((day) => day.results)];
  allowPictures(
    context,
    shown.map(({ listing }) => listing),
  );
  return {
    isLoaded: isLoaded(listings),
    days,
    hasMore: coming.length > HOMES_PER_PAGE,
    results,
    questionPath: toQuestionPath(context.get(textsContext)),
  };
}

export default function Auctions({ loaderData }: Route.ComponentProps) {
  const { days, hasMore, results } = loaderData;
  return (
    <>
      <PageHeader crumbs={crumbs} title={TITLE}>
        Auctions and closing dates coming up, and how recent auctions went.
      </PageHeader>
      <div className="wrap grid gap-days pt-3 pb-(--section) lg:pt-8">
        {days.map((day) => (
          <OpenHomes key={day.date} day={day} />
        ))}
        {hasMore && (
          <p className="max-w-prose text-lead text-tide">
            There are more auctions to come. You will find them with our open homes.
          </p>
        )}
        {days.length === 0 && (
          <p className="max-w-prose text-lead text-tide">
            {loaderData.isLoaded ? "No auctions are scheduled at the moment." : <UnavailableNote />}
          </p>
        )}
        <Results days={results} />
      </div>
      <ClosingBand
        title="Thinking of bidding?"
        sentence="Ask us for the contract, the reports and a time to see the home."
        first={{ href: loaderData.questionPath, label: "Ask an Agent" }}
        second={{ href: href("/inspections"), label: "View Open Homes" }}
      />
    </>
  );
}

function Results({ days }: { days: readonly AuctionDay[] }) {
  return (
    <section aria-labelledby="results" className="grid gap-8">
      <h2 id="results" className="font-display text-h2">
        Results of the last 90 days
      </h2>
      {days.length === 0 && (
        <p className="max-w-prose text-tide">None of our homes went to auction in the last 90 days.</p>
      )}
      {days.map(({ date, results }) => (
        <DaySection key={date} id={`results-${date}`} date={date} Title="h3">
          {results.map(({ words, now, listing }) => (
            <HomeRow key={listing.href} lead={words} listing={listing} Title="h4">
              {now && <span className="text-slate text-sm">{now}</span>}
            </HomeRow>
          ))}
        </DaySection>
      ))}
    </section>
  );
}
