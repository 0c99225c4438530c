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

/** Shows the list. Only the form joins it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const seen = await followListLink(context.get(shortlistsContext), {
    kind: "join",
    token: params.token,
    request,
  });
  if (!seen) return data({ homes: undefined, names: [], own: 0, name: "" }, { status: 404 });
  if (seen.isMember) throw redirect(href("/shortlist"), 303);
  const current = findChosen(
    context.get(catalogueContext),
    seen.kept.map(({ home }) => home),
  );
  allowPictures(context, [...(current?.values() ?? [])]);
  const { kept, names, own, name } = seen;
  return data({ homes: toShownHomes({ kept, current }), names, own, name });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { address } = context.get(visitorContext);
  const form = await request.formData().catch(() => new FormData());
  const name = String(form.get("name") ?? "");
  const joined = await join(context.get(shortlistsContext), { token: params.token, request, name, address });
  if (joined.problem) {
    const { status, says } = joined.problem;
    return data({ name, trouble: { says, isAboutName: status === 422 } }, { status });
  }
  throw redirect(href("/shortlist"), {
    status: 303,
    headers: { "Set-Cookie": await listCookie.serialize(joined.number) },
  });
}

export default function ShortlistJoin({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} {...actionData} />;
}
