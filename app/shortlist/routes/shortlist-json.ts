import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { receiveIntent } from "../intents/receive-intent.server.ts";
import { toRedirectTarget } from "../intents/redirect-target.server.ts";
import { listCookie, readNumber, readOwnHomes, readOwnState } from "../own-list.server.ts";
import { shortlistsContext } from "../shortlists.server.ts";
import type { Route } from "./+types/shortlist-json.ts";

/** The source ids of the visitor's kept homes, for the hearts; with `?state` also the list's state, for its page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (url.searchParams.has("state"))
    return Response.json(await readOwnState(context.get(shortlistsContext), request));
  return Response.json({ homes: await findOwnHomes(request, context) });
}

/** A heart pressed with script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(visitorContext);
  const reply = await receiveIntent({ request, context, address });
  if (reply.problem) {
    const { status, says, retryAfter } = reply.problem;
    return Response.json(
      { says },
      { status, ...(retryAfter && { headers: { "Retry-After": `${retryAfter}` } }) },
    );
  }
  const { intent, number } = reply;
  if (!number) {
    const homes = await findOwnHomes(request, context);
    // Keeping a home renews the cookie for twelve months.
    const renewed = intent.intent === "keep" && {
      "Set-Cookie": await listCookie.serialize(await readNumber(request)),
    };
    return Response.json({ homes }, { headers: { ...renewed } });
  }
  const home = ("home" in intent && intent.home) || "";
  return Response.json(
    { homes: [home], check: toRedirectTarget(request, { intent, isNew: true }) },
    { headers: { "Set-Cookie": await listCookie.serialize(number) } },
  );
}

async function findOwnHomes(request: Request, context: Route.LoaderArgs["context"]) {
  return (await readOwnHomes(context.get(shortlistsContext), request)) ?? [];
}
