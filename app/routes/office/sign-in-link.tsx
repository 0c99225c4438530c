import { data, redirect } from "react-router";
import { readCookie, sessionCookie } from "#app/office/access/cookies.server.ts";
import { comeToDoor, getText } from "#app/office/access/enter.server.ts";
import { LinkPage } from "#app/office/access/link-page.tsx";
import { startSession } from "#app/office/access/sessions.server.ts";
import { getLink, isTheirs, takeLink } from "#app/office/access/sign-ins.server.ts";
import type { Route } from "./+types/sign-in-link.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, browser, now } = await comeToDoor(args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  const link = await getLink(db, { token, browser, now });
  return { token, isValid: link !== undefined, isSameBrowser: link?.isSameBrowser ?? false };
}

export async function action(args: Route.ActionArgs) {
  const { db, form, browser, now } = await comeToDoor(args);
  const token = getText(form, "token");
  const link = await getLink(db, { token, browser, now });
  if (!link) return data({ token, isValid: false }, { status: 410 });
  if (!isTheirs(link, getText(form, "email"))) {
    const error = "Enter the address that the link was sent to";
    return data({ token, isValid: true, isSameBrowser: false, error }, { status: 422 });
  }
  if (!(await takeLink(db, link.id, now))) return data({ token, isValid: false }, { status: 410 });
  const previous = await readCookie(sessionCookie, args.request);
  const secret = await startSession(db, { personId: link.personId, previous, now });
  return redirect(link.path, {
    status: 303,
    headers: { "Set-Cookie": await sessionCookie.serialize(secret) },
  });
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} {...actionData} />;
}
