import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { SaturdayPage } from "../saturday/saturday-page.tsx";
import type { Route } from "./+types/saturday.ts";
import { readSaturday } from "./read-saturday.server.ts";

export function meta() {
  return toUnlistedMeta("Saturday", "One day’s open homes and auctions, in order of time.");
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const saturday = await readSaturday({ request, url, context });
  allowPictures(context, saturday.homes);
  return saturday;
}

export default function Saturday({ loaderData }: Route.ComponentProps) {
  return <SaturdayPage {...loaderData} />;
}
