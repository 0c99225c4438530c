import { href } from "react-router";
import { toPhoneHref } from "#app/format.ts";
import { toMeta } from "#app/found/seo.ts";
import { underHome } from "#app/site/breadcrumbs.tsx";
import { ServicePage } from "#app/site/long-read/service-page.tsx";
import { toPageTitle } from "#app/site/page-title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { agency } from "#content/agency.ts";
import { marketAppraisal } from "#content/services.ts";
import type { Route } from "./+types/market-appraisal.ts";

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: toPageTitle("Market appraisal"),
    description:
      "What a free market appraisal on the Northern Beaches is, what we look at, what you receive in writing and what New South Wales law asks of it.",
    path: href("/market-appraisal"),
    crumbs: underHome(marketAppraisal.title),
  });
}

export default function MarketAppraisal() {
  return (
    <ServicePage service={marketAppraisal} picture="painted-shore">
      <ButtonLink href={href("/appraisal")}>Request an Appraisal</ButtonLink>
      <ButtonLink href={toPhoneHref(agency.phone)} look="secondary">
        Call {agency.phone}
      </ButtonLink>
    </ServicePage>
  );
}
