import { data } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { NoSuchPage } from "#app/document/site/error-pages.tsx";

export function meta() {
  return toUnlistedMeta("Page not found", "There is no page at this address.");
}

export function loader() {
  return data(null, { status: 404 });
}

/** The page at every address that neither the site nor a module has. */
export default function NotFound() {
  return <NoSuchPage />;
}
