import { href } from "react-router";
import { privacy, terms } from "#app/agency/folder/words.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { LegalPage } from "#app/document/site/long-read/long-read.tsx";
import { toHomeCrumbs } from "#app/document/site/page-header.tsx";
import type { Route } from "./+types/legal.ts";

const pages = {
  privacy: {
    title: "Privacy",
    description:
      "What we collect when you use this site or send us an enquiry, who sees it, how long we keep it and how to have it erased.",
    path: href("/privacy"),
    legal: privacy,
  },
  terms: {
    title: "Terms & conditions",
    description:
      "The terms on which you use this website and send us an enquiry: listings, prices, pictures, appraisals and liability, in plain words.",
    path: href("/terms"),
    legal: terms,
  },
} as const;

export function meta({ loaderData: { page }, matches }: Route.MetaArgs) {
  const { title, description, path, legal } = pages[page];
  const crumbs = toHomeCrumbs(legal.title);
  return toMeta(matches, { title, description, path, crumbs });
}

export function loader({ pattern }: Route.LoaderArgs) {
  return { page: pattern === "terms" ? ("terms" as const) : ("privacy" as const) };
}

export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalPage legal={pages[page].legal} />;
}
