import { data } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { NoSuchPage } from "#app/document/site/error-pages.tsx";
import type { Route } from "./+types/not-found.ts";

export function meta() {
  return toUnlistedMeta("Page not found", "There is no page at this address.");
}

export function loader({ request, context }: Route.LoaderArgs) {
  const isGone = context.get(textsContext).gone.includes(new URL(request.url).pathname);
  return data(null, { status: isGone ? 410 : 404 });
}

/** Any address that neither the site nor a module has a page at. */
export default function NotFound() {
  return <NoSuchPage />;
}
