import { data } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findChosen } from "../chosen-homes.server.ts";
import { followListLink } from "../intents/join.server.ts";
import { NoLink, ShownHomesPage } from "../page/shown-homes.tsx";
import { shortlistsContext } from "../shortlists.server.ts";
import { toShownHomes } from "../show-list.ts";
import type { Route } from "./+types/shortlist-shown.ts";

export function meta() {
  return toUnlistedMeta("A shortlist");
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const seen = await followListLink(context.get(shortlistsContext), {
    kind: "show",
    token: params.token,
    request,
  });
  if (!seen) return data({ homes: undefined }, { status: 404 });
  const current = findChosen(
    context.get(catalogueContext),
    seen.kept.map(({ home }) => home),
  );
  allowPictures(context, [...(current?.values() ?? [])]);
  return data({ homes: toShownHomes({ kept: seen.kept, current }) });
}

/** A list to look at, without names, votes and notes. */
export default function ShortlistShown({ loaderData: { homes } }: Route.ComponentProps) {
  if (!homes) return <NoLink />;
  return (
    <ShownHomesPage
      title="A shortlist"
      lead="Homes that somebody has shared with you, as they are today."
      homes={homes}
    />
  );
}
