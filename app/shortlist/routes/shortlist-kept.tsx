import { href, redirect } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findChosen } from "../chosen-homes.server.ts";
import { toSitePath } from "../intents/redirect-target.server.ts";
import { readOwnHomes } from "../own-list.server.ts";
import { LinkField } from "../page/intent-form.tsx";
import { ShownHomesPage } from "../page/shown-homes.tsx";
import { shortlistsContext } from "../shortlists.server.ts";
import { toListedHomes } from "../show-list.ts";
import type { Route } from "./+types/shortlist-kept.ts";

const MOST_HOMES_SHOWN = 100;

export function meta() {
  return toUnlistedMeta("Your browser didn’t accept our cookie");
}

/** Sends on visitors whose browser has the cookie; everybody else is offered the address to keep instead. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  if (await readOwnHomes(context.get(shortlistsContext), request))
    throw redirect(toSitePath(url.searchParams.get("back") ?? "", origin), 303);
  const ids = (url.searchParams.get("homes") ?? "").split(",").slice(0, MOST_HOMES_SHOWN);
  const current = findChosen(context.get(catalogueContext), ids);
  const homes = [...(current?.values() ?? [])];
  allowPictures(context, homes);
  const search = new URLSearchParams({ homes: ids.join(",") });
  return { homes: toListedHomes(homes), address: `${origin}${href("/shortlist/kept")}?${search}` };
}

/** For browsers that refuse cookies. */
export default function ShortlistKept({ loaderData: { homes, address } }: Route.ComponentProps) {
  return (
    <ShownHomesPage
      title="Your browser didn’t accept our cookie"
      lead="Without it we cannot tell which list is yours."
      homes={homes}
    >
      <div className="grid max-w-prose gap-3">
        <p className="text-lead text-tide">
          Keep this link instead: it shows the home below, with its current price and open times. To add more
          homes, put their property IDs at the end of the link, with commas between them.
        </p>
        <LinkField id="address" label="Link to keep" url={address} />
        <p className="text-slate">
          Or allow our cookie, which holds only a number, and press the heart again.
        </p>
      </div>
    </ShownHomesPage>
  );
}
