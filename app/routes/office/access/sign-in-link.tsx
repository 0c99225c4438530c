import { data } from "react-router";
import { getField, loadSignIn, type SignInEntrance } from "#app/office/access/require-person.server.ts";
import { LinkPage } from "#app/office/access/sign-in/link-page.tsx";
import { signIn } from "#app/office/access/sign-in/sign-in.server.ts";
import { getLink, isTheirs } from "#app/office/access/sign-in/sign-ins.server.ts";
import type { Route } from "./+types/sign-in-link.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, browser, log, now } = await loadSignIn(args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  try {
    const link = await getLink(db, { token, browser, now });
    return data({ token, isValid: link !== undefined, isSameBrowser: link?.isSameBrowser ?? false });
  } catch (error) {
    log.error({ err: error }, "a sign-in link cannot be looked up");
    return toAway({ token, isSameBrowser: true });
  }
}

export async function action(args: Route.ActionArgs) {
  const entrance = await loadSignIn(args);
  const token = getField(entrance.form, "token");
  const email = entrance.form.has("email") ? getField(entrance.form, "email") : undefined;
  return signInByLink(args.request, { ...entrance, token, email: email ?? "" }).catch((error: unknown) => {
    entrance.log.error({ err: error }, "a sign-in link cannot be used");
    return toAway({ token, email, isSameBrowser: email === undefined });
  });
}

async function signInByLink(
  request: Request,
  { db, browser, now, token, email }: SignInEntrance & { token: string; email: string },
) {
  const link = await getLink(db, { token, browser, now });
  if (!link) return data({ token, isValid: false }, { status: 410 });
  if (!isTheirs(link, email)) {
    const error = "Enter the address that the link was sent to";
    return data({ token, isValid: true, email, isSameBrowser: false, error }, { status: 422 });
  }
  const person = { id: link.personId, name: link.personName };
  const signedIn = await signIn(db, request, { person, by: { linkId: link.id }, path: link.path, now });
  return signedIn ?? data({ token, isValid: false }, { status: 410 });
}

/** The page while the store is away: whether the link is good shows when its button is pressed again. */
function toAway(typed: { token: string; email?: string; isSameBrowser: boolean }) {
  return data({ ...typed, isValid: true, isAway: true }, { status: 503 });
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} {...actionData} />;
}
