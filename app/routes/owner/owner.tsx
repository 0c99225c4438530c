import { data } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { NoOwnerPage, OwnerFrame } from "#app/office/owners/owner-frame.tsx";
import { OwnerPage } from "#app/office/owners/owner-page.tsx";
import { getOwnerByToken, ownersContext } from "#app/office/owners/owners.server.ts";
import type { Route } from "./+types/owner.ts";
import { readOwnerView } from "./read-owner-view.ts";

export function meta() {
  return toUnlistedMeta("Your home");
}

/** A token that is wrong, ended or erased shows the same page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(ownersContext);
  const { phone } = context.get(textsContext).office;
  const owner = await getOwnerByToken(db, params.token);
  const read = owner && (await readOwnerView(db, owner, context, Date.now()));
  return data({ view: read?.view, phone }, { status: read ? 200 : 404 });
}

export default function Owner({ loaderData: { view, phone } }: Route.ComponentProps) {
  return <OwnerFrame>{view ? <OwnerPage view={view} /> : <NoOwnerPage phone={phone} />}</OwnerFrame>;
}
