import { data, href, redirect } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findChosen } from "../chosen-homes.server.ts";
import { followListLink, join } from "../intents/join.server.ts";
import { listCookie } from "../own-list.server.ts";
import { JoinPage } from "../page/shown-homes.tsx";
import { shortlistsContext } from "../shortlists.server.ts";
import { toShownHomes } from "../show-list.ts";
import type { Route } from "./+types/shortlist-join.ts";

export function meta() {
  return toUnlistedMeta("Share a shortlist");
}

/** Reading joins nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const seen = await followListLink(context.get(shortlistsContext), {
    kind: "join",
    token: params.token,
    request,
  });
  if (!seen) return data({ homes: undefined, names: [], own: 0 }, { status: 404 });
  if (seen.isMember) throw redirect(href("/shortlist"), 303);
  const current = findChosen(
    context.get(catalogueContext),
    seen.kept.map(({ home }) => home),
  );
  allowPictures(context, [...(current?.values() ?? [])]);
  return data({ homes: toShownHomes({ kept: seen.kept, current }), names: seen.names, own: seen.own });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { address } = context.get(visitorContext);
  const joined = await join(context.get(shortlistsContext), { token: params.token, request, address });
  if (joined.problem) return data({ says: joined.problem.says }, { status: joined.problem.status });
  throw redirect(href("/shortlist"), {
    status: 303,
    headers: { "Set-Cookie": await listCookie.serialize(joined.number) },
  });
}

export default function ShortlistJoin({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} says={actionData?.says} />;
}
