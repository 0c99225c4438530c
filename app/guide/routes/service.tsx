import { href } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { ServicePage } from "#app/guide/long-read/service-page.tsx";
import type { Route } from "./+types/service.ts";

export function meta({ loaderData: { service, path }, matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: toSentenceCase(service.title),
    description: service.description,
    path,
    crumbs: toHomeCrumbs(service.title),
  });
}

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { pages } = context.get(textsContext);
  return pattern === "rental-management"
    ? { service: pages.rentalManagement, path: href("/rental-management") }
    : { service: pages.appraisal, path: href("/market-appraisal") };
}

export default function Service({ loaderData: { service } }: Route.ComponentProps) {
  return <ServicePage service={service} />;
}

function toSentenceCase(title: string) {
  return title.charAt(0) + title.slice(1).toLowerCase();
}
