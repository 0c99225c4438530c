import { href } from "react-router";
import { terms } from "#app/agency/folder/words.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { underHome } from "#app/document/site/breadcrumbs.tsx";
import { LegalPage } from "#app/document/site/long-read/legal-page.tsx";
import { toPageTitle } from "#app/document/site/page-title.ts";
import type { Route } from "./+types/terms.ts";

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: toPageTitle("Terms & conditions"),
    description:
      "The terms on which you use this website and send us an enquiry: listings, prices, pictures, appraisals and liability, in plain words.",
    path: href("/terms"),
    crumbs: underHome(terms.title),
  });
}

export default function Terms() {
  return <LegalPage legal={terms} />;
}
