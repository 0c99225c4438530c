import { data, redirect } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toExpired } from "#app/store/cookies.server.ts";
import { findChosen } from "../chosen-homes.server.ts";
import { receiveIntent } from "../intents/receive-intent.server.ts";
import { BACK, toPageBefore, toRedirectTarget, toSitePath } from "../intents/redirect-target.server.ts";
import { listCookie, readNumber, readOwnList } from "../own-list.server.ts";
import { ShortlistPage } from "../page/shortlist-page.tsx";
import { noteAway, retryLater, type Shortlists, shortlistsContext } from "../shortlists.server.ts";
import { toListPage } from "../show-list.ts";
import type { Route } from "./+types/shortlist.ts";

export function meta() {
  return toUnlistedMeta("Shortlist", "The homes you are keeping, and what has changed.");
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const own = await readListUnlessAway(context.get(shortlistsContext), request);
  const back = url.searchParams.get(BACK);
  if (own === "away") return data({ list: own }, { status: 503, headers: retryLater });
  if (!own) return data({ list: undefined, hasNoCookie: back !== null });
  const { origin } = context.get(siteContext);
  if (back !== null) throw redirect(toSitePath(back, origin), 303);
  const ids = own.kept.map(({ home }) => home);
  const current = findChosen(context.get(catalogueContext), ids);
  allowPictures(context, [...(current?.values() ?? [])]);
  const list = toListPage({ own, current, origin });
  return data({ list }, { headers: { "Set-Cookie": await listCookie.serialize(own.number) } });
}

/** Does not throw, so that a refused form is shown with its typed values even while the list cannot be read. */
async function readListUnlessAway(shortlists: Shortlists, request: Request) {
  try {
    return await readOwnList(shortlists, request);
  } catch (error) {
    noteAway(shortlists, error);
    return "away" as const;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(visitorContext);
  const reply = await receiveIntent({ request, context, address });
  if (reply.problem) {
    const { status, says, retryAfter } = reply.problem;
    return data(
      { says, typed: reply.typed, back: toPageBefore(request) },
      { status, ...(retryAfter && { headers: { "Retry-After": String(retryAfter) } }) },
    );
  }
  const { intent, number } = reply;
  const headers = new Headers();
  if (intent.intent === "keep")
    headers.set("Set-Cookie", await listCookie.serialize(number ?? (await readNumber(request))));
  if (intent.intent === "forget" || intent.intent === "leave")
    headers.set("Set-Cookie", await toExpired(listCookie));
  throw redirect(toRedirectTarget(request, { intent, isNew: number !== undefined }), {
    status: 303,
    headers,
  });
}

export default function Shortlist({ loaderData, actionData }: Route.ComponentProps) {
  return <ShortlistPage {...loaderData} trouble={actionData} />;
}
