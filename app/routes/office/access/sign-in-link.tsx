import { data } from "react-router";
import { arrive } from "#app/office/access/arrive.server.ts";
import { comeToDoor, getText } from "#app/office/access/enter.server.ts";
import { LinkPage } from "#app/office/access/link-page.tsx";
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
  const person = { id: link.personId, name: link.personName };
  return arrive(db, args.request, { person, path: link.path, now });
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} {...actionData} />;
}
