import { href } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { LegalPage } from "#app/guide/long-read/long-read.tsx";
import type { Route } from "./+types/legal.ts";

const pages = {
  privacy: {
    title: "Privacy",
    description:
      "What we collect when you use this site or send us an enquiry, who sees it, how long we keep it and how to have it erased.",
    path: href("/privacy"),
  },
  terms: {
    title: "Terms & conditions",
    description:
      "The terms on which you use this website and send us an enquiry: listings, prices, pictures, appraisals and liability, in plain words.",
    path: href("/terms"),
  },
} as const;

export function meta({ loaderData: { page, legal }, matches }: Route.MetaArgs) {
  return toMeta(matches, { ...pages[page], crumbs: toHomeCrumbs(legal.title) });
}

export function loader({ pattern, context }: Route.LoaderArgs) {
  const page = pattern === "terms" ? "terms" : "privacy";
  return { page, legal: context.get(textsContext).pages[page] } as const;
}

export default function Legal({ loaderData: { legal } }: Route.ComponentProps) {
  return <LegalPage legal={legal} />;
}
