import { data } from "react-router";
import { NoSuchPage } from "#app/site/not-found/no-such-page.tsx";
import { toUnlistedMeta } from "#app/site/seo/seo.ts";

export function meta() {
  return toUnlistedMeta("Page not found · Headland", "There is no page at this address.");
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NoSuchPage />;
}
