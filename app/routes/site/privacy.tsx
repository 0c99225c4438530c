import { href } from "react-router";
import { privacy } from "#app/agency/folder/words.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { underHome } from "#app/document/site/breadcrumbs.tsx";
import { LegalPage } from "#app/document/site/long-read/legal-page.tsx";
import { toPageTitle } from "#app/document/site/page-title.ts";
import type { Route } from "./+types/privacy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: toPageTitle("Privacy"),
    description:
      "What we collect when you use this site or send us an enquiry, who sees it, how long we keep it and how to have it erased.",
    path: href("/privacy"),
    crumbs: underHome(privacy.title),
  });
}

export default function Privacy() {
  return <LegalPage legal={privacy} />;
}
