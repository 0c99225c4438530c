import { data, redirect } from "react-router";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { isEmailAddress } from "#app/enquiries/form/text-rules.ts";
import { browserCookie } from "#app/office/access/cookies.server.ts";
import { comeToDoor, getText, toOwnPath } from "#app/office/access/enter.server.ts";
import { makeSecret } from "#app/office/access/secrets.server.ts";
import { SignInPage } from "#app/office/access/sign-in-page.tsx";
import { askForLink } from "#app/office/access/sign-ins.server.ts";
import type { Route } from "./+types/sign-in.ts";

export async function loader(args: Route.LoaderArgs) {
  await comeToDoor(args);
  const search = new URL(args.request.url).searchParams;
  return { path: toOwnPath(search.get("next") ?? ""), isSent: search.has("sent") };
}

export async function action(args: Route.ActionArgs) {
  const { db, wake, form, browser, now } = await comeToDoor(args);
  const email = getText(form, "email").trim();
  const path = toOwnPath(getText(form, "next"));
  if (!isEmailAddress(email)) return data({ email, error: "Invalid email address" }, { status: 422 });
  const asking = browser || makeSecret();
  const network = args.context.get(visitorContext).address;
  await askForLink(db, { email, network, browser: asking, path, now });
  wake();
  const sent = new URLSearchParams({ sent: "1", next: path });
  return redirect(`/office/sign-in?${sent}`, {
    status: 303,
    headers: { "Set-Cookie": await browserCookie.serialize(asking) },
  });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} {...actionData} />;
}
