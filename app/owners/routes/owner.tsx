import type { ReactNode } from "react";
import { data } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { storeContext } from "#app/store/store-context.ts";
import { OwnerPage } from "../owner-page.tsx";
import { getOwnerByToken } from "../owners.server.ts";
import type { Route } from "./+types/owner.ts";
import { readOwnerView } from "./read-owner-view.ts";

export const handle = { usesOfficeStyles: true, hasOwnFrame: true };

export function meta() {
  return toUnlistedMeta("Your home");
}

/** Unknown, revoked and erased tokens all answer 404 with the same page. */
export function loader(args: Route.LoaderArgs) {
  return unlessAway(args, () => readOwner(args));
}

async function readOwner({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(storeContext);
  const { phone } = context.get(textsContext).office;
  const owner = await getOwnerByToken(db, params.token);
  const read = owner && (await readOwnerView(db, owner, context, Date.now()));
  return data({ view: read?.view, phone }, { status: read ? 200 : 404 });
}

export default function Owner({ loaderData: { view, phone } }: Route.ComponentProps) {
  return <OwnerFrame>{view ? <OwnerPage view={view} /> : <NoOwnerPage phone={phone} />}</OwnerFrame>;
}

function NoOwnerPage({ phone }: { phone: string }) {
  return (
    <div className="wrap section grid gap-4">
      <h1 className="text-h1">This link no longer works</h1>
      <p className="max-w-prose text-lead text-tide">
        It has been closed, or replaced by a newer one. Your agent can send you another: ring us on{" "}
        <a href={toPhoneHref(phone)} className="underline">
          {phone}
        </a>
        .
      </p>
    </div>
  );
}

/** The frame of an owner's page: the agency's name and address, without navigation. */
function OwnerFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <header className="border-line border-b print:border-0">
        <p className="wrap py-4 font-display text-3xl leading-none tracking-display print:py-0 print:text-xl">
          {agency.name}
        </p>
      </header>
      <main id="main" className="grow">
        {children}
      </main>
      <footer className="border-line border-t py-6 text-slate text-sm print:border-0 print:py-1 print:text-xs">
        <p className="wrap">
          {agency.legalName}, {agency.address.street}, {agency.address.suburb}
        </p>
      </footer>
    </div>
  );
}
