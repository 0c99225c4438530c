import { href } from "react-router";
import { toPhoneHref } from "#app/format.ts";
import { toMeta } from "#app/found/seo.ts";
import { underHome } from "#app/site/breadcrumbs.tsx";
import { ServicePage } from "#app/site/long-read/service-page.tsx";
import { toPageTitle } from "#app/site/page-title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { agency } from "#content/agency.ts";
import { rentalManagement } from "#content/services.ts";
import type { Route } from "./+types/rental-management.ts";

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: toPageTitle("Rental management"),
    description:
      "For landlords on the Northern Beaches: setting the rent, finding tenants, bonds, repairs, pets, what it costs and what you are sent.",
    path: href("/rental-management"),
    crumbs: underHome(rentalManagement.title),
  });
}

export default function RentalManagement() {
  return (
    <ServicePage service={rentalManagement} picture="painted-dusk">
      <ButtonLink href={href("/contact")}>Contact us</ButtonLink>
      <ButtonLink href={toPhoneHref(agency.phone)} look="secondary">
        Call {agency.phone}
      </ButtonLink>
    </ServicePage>
  );
}
