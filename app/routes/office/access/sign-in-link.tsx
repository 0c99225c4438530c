import { data } from "react-router";
import { arrive } from "#app/office/access/arrive.server.ts";
import { comeToDoor, type Door, getText } from "#app/office/access/enter.server.ts";
import { LinkPage } from "#app/office/access/sign-in/link-page.tsx";
import { getLink, isTheirs } from "#app/office/access/sign-in/sign-ins.server.ts";
import type { Route } from "./+types/sign-in-link.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, browser, log, now } = await comeToDoor(args);
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
  const door = await comeToDoor(args);
  const token = getText(door.form, "token");
  const email = door.form.has("email") ? getText(door.form, "email") : undefined;
  return signInByLink(args.request, { ...door, token, email: email ?? "" }).catch((error: unknown) => {
    door.log.error({ err: error }, "a sign-in link cannot be used");
    return toAway({ token, email, isSameBrowser: email === undefined });
  });
}

async function signInByLink(
  request: Request,
  { db, browser, now, token, email }: Door & { token: string; email: string },
) {
  const link = await getLink(db, { token, browser, now });
  if (!link) return data({ token, isValid: false }, { status: 410 });
  if (!isTheirs(link, email)) {
    const error = "Enter the address that the link was sent to";
    return data({ token, isValid: true, email, isSameBrowser: false, error }, { status: 422 });
  }
  const person = { id: link.personId, name: link.personName };
  const arrived = await arrive(db, request, { person, by: { linkId: link.id }, path: link.path, now });
  return arrived ?? data({ token, isValid: false }, { status: 410 });
}

/** The page while the store is away: whether the link is good shows when its button is pressed again. */
function toAway(typed: { token: string; email?: string; isSameBrowser: boolean }) {
  return data({ ...typed, isValid: true, isAway: true }, { status: 503 });
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} {...actionData} />;
}
