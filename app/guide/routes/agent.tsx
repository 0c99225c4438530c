import { data, href } from "react-router";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toProfilePage } from "#app/document/metadata/json-ld/json-ld.ts";
import { toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { Breadcrumbs } from "#app/document/site/page-header.tsx";
import { AgentHeader, AgentNotFound, AgentPanel, AgentStory } from "#app/guide/team/agent-profile.tsx";
import { getAgent } from "#app/guide/team/agents.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { ListingCard, ListingRow } from "#app/listings/card/listing-card.tsx";
import { type ListingSummary, toListingSummary } from "#app/listings/card/listing-summary.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findAgentListings } from "#app/listings/search/link-filters.ts";
import { findAgentSales, toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import { toFirstSentence } from "#app/region/format.ts";
import { listSizes } from "#app/ui/picture/list-sizes.ts";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { Route } from "./+types/agent.ts";

const SHOWN_LISTINGS = 3;
const SHOWN_SALES = 6;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.agent) return toUnlistedMeta("Agent Not Found");
  const { agent } = loaderData;
  return toMeta(matches, {
    title: `${agent.name}, ${agent.role}`,
    description: `${agent.name}, ${agent.title}. ${toFirstSentence(agent.bio)}`,
    path: toAgentPath(agent),
    type: "profile",
    shared: { picture: agent.picture },
    crumbs: toCrumbs(agent),
    jsonLd: (origin) => toProfilePage(agent, `${origin}${toAgentPath(agent)}`, origin),
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  const texts = context.get(textsContext);
  const words = texts.pages.team;
  const agent = getAgent(texts, params.id);
  if (!agent) return data({ words, agent }, { status: 404 });
  const catalogue = context.get(catalogueContext);
  const listings = findAgentListings(catalogue.getSaleListings(), agent.id);
  const rentals = findAgentListings(catalogue.getRentals(), agent.id);
  const homes = {
    listings: listings.slice(0, SHOWN_LISTINGS).map(toListingSummary),
    rentals: rentals.slice(0, SHOWN_LISTINGS).map(toListingSummary),
    sales: findAgentSales(agent.email, catalogue.getSold()).slice(0, SHOWN_SALES).map(toSoldSummary),
  };
  allowPictures(context, Object.values(homes).flat());
  return data({ words, agent, ...homes, listingCount: listings.length, rentalCount: rentals.length });
}

export default function AgentProfile({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  if (!loaderData.agent) return <AgentNotFound {...words} />;
  const { agent, listings, listingCount, rentals, rentalCount, sales } = loaderData;
  const forSale = `${href("/listings")}?agent=${agent.id}`;
  const forRent = `${href("/rentals")}?agent=${agent.id}`;
  const ownRentals = rentals.length > 0 ? forRent : undefined;
  const ownListings = listings.length > 0 ? forSale : ownRentals;
  const name = toFirstName(agent);
  return (
    <>
      <div className="wrap grid gap-4 pt-4">
        <Breadcrumbs crumbs={toCrumbs(agent)} />
        <AgentHeader agent={agent} />
      </div>
      <div className={`wrap ${textAndAside}`}>
        <AgentStory agent={agent} />
        <aside aria-label="Contact and details" className="lg:sticky lg:top-under-header">
          <AgentPanel agent={agent} words={words} ownListings={ownListings} />
        </aside>
      </div>
      <Homes
        id="for-sale"
        title={`For sale with ${name}`}
        listings={listings}
        count={listingCount}
        allHref={forSale}
      />
      <Homes
        id="for-rent"
        title={`For rent with ${name}`}
        listings={rentals}
        count={rentalCount}
        allHref={forRent}
      />
      {sales.length > 0 && <Sold agent={agent} sales={sales} />}
      <ClosingBand
        {...words.profileClosing}
        first={{ href: href("/contact"), label: "Contact Us" }}
        second={{ href: href("/listings"), label: "View Properties" }}
      />
    </>
  );
}

const textAndAside = "grid gap-10 py-12 md:py-aside lg:grid-cols-aside lg:items-start lg:gap-aside";

type HomesProps = {
  id: string;
  title: string;
  listings: readonly ListingSummary[];
  count: number;
  allHref: string;
};

function Homes({ id, title, listings, count, allHref }: HomesProps) {
  if (listings.length === 0) return null;
  const link = count > listings.length ? { href: allHref, label: `View All ${count} Homes` } : undefined;
  return (
    <section aria-labelledby={id} className="wrap pb-(--section)">
      <SectionHeader id={id} title={title} link={link} />
      <ul className="card-grid card-row sm:cards-3">
        {listings.map((listing) => (
          <li key={listing.href}>
            <ListingCard listing={listing} sizes={pictureSizes.cards3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sold({ agent, sales }: { agent: Agent; sales: readonly ListingSummary[] }) {
  return (
    <section aria-labelledby="sold" className="wrap pb-(--section)">
      <SectionHeader
        id="sold"
        title={`Sold by ${toFirstName(agent)}`}
        link={{ href: href("/sold"), label: "View All Recent Sales" }}
      />
      <ul className="divide-y divide-line border-line border-y">
        {sales.map((sale) => (
          <li key={sale.href}>
            <ListingRow listing={sale} sizes={listSizes.row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function toFirstName({ name }: Agent) {
  return name.split(" ")[0];
}

function toCrumbs({ name }: Agent) {
  return [{ label: "Our Team", href: href("/team") }, { label: name }];
}

function toAgentPath({ id }: Agent) {
  return href("/team/:id", { id: String(id) });
}
