import { AccountPage } from "#app/office/access/account-page.tsx";
import { enter } from "#app/office/access/enter.server.ts";
import type { Route } from "./+types/account.ts";

export async function loader(args: Route.LoaderArgs) {
  const { person } = await enter(args);
  return { person };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
