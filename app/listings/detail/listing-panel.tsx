import type { ReactNode } from "react";
import { AgentPlate } from "#app/coast/plate.tsx";
import { toPhoneHref } from "#app/format.ts";
import { type Icon, Phone } from "#app/ui/icons.tsx";
import { Later } from "#app/ui/later.tsx";
import { Panel, PanelSection } from "#app/ui/panel.tsx";
import { InspectionPanel } from "../inspections/inspection-panel.tsx";
import type { Rental } from "../rental/rental-record.ts";
import type { SaleListing } from "../sale/sale-record.ts";
import type { ListingPageData } from "./listing-result.ts";

type ListingPanelProps = {
  page: ListingPageData<SaleListing | Rental>;
  role: ListingPageData<unknown>["role"];
  contact: ReactNode;
  children?: ReactNode;
};

/** Beside a listing: when it is open and who to talk to. */
export function ListingPanel({ page: { listing, plate }, role, contact, children }: ListingPanelProps) {
  const { agent } = listing;
  return (
    <Panel>
      <InspectionPanel listing={listing} />
      <PanelSection title="Contact Agent">
        <div className="flex items-center gap-4">
          <div className="size-17 flex-none print:hidden">
            <Later value={plate}>
              {(drawn) => drawn && <AgentPlate plate={drawn} className="size-full" />}
            </Later>
          </div>
          <p>
            <span className="block font-semibold leading-[1.35]">{agent.name}</span>
            <Later value={role}>
              {(known) => known && <span className="text-slate text-sm">{known}</span>}
            </Later>
          </p>
        </div>
        <ContactLine href={toPhoneHref(agent.phone)} Icon={Phone}>
          {agent.phone}
        </ContactLine>
        {contact}
      </PanelSection>
      {children}
    </Panel>
  );
}

/** On paper only the words. */
export function ContactLine({ href, Icon, children }: { href: string; Icon: Icon; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-9 w-fit items-center gap-2.75 tabular-nums no-underline hover:underline print:min-h-0"
    >
      <Icon aria-hidden="true" className="size-5 text-slate print:hidden" />
      {children}
    </a>
  );
}
