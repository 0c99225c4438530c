import { href } from "react-router";
import type { Plate } from "#app/coast/plate.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Mail } from "#app/ui/icons.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { Panel, PanelSection } from "#app/ui/panel.tsx";
import { AgentPanel } from "../detail/agent-panel.tsx";
import { ContactLine } from "../detail/contact-line.tsx";
import { InspectionPanel } from "../inspections/inspection-panel.tsx";
import { toRentalFacts } from "./rental-facts.ts";
import type { Rental } from "./rental-record.ts";

type RentalPanelProps = {
  rental: Rental;
  plate: Plate | undefined | Promise<Plate | undefined>;
  bookHref: string;
};

// Of everyone who lets, whatever else they do here (spec §2.15).
const specialist = "Rental Specialist";

/** Beside a rental: when it is open, who to ask, the facts once more in four lines. */
export function RentalPanel({ rental, plate, bookHref }: RentalPanelProps) {
  const { id, agent, nextInspection } = rental;
  return (
    <Panel>
      <InspectionPanel
        inspection={nextInspection}
        bookHref={bookHref}
        calendarHref={href("/rental/:id/inspection.ics", { id })}
      />
      <AgentPanel agent={agent} plate={plate} role={specialist}>
        <ContactLine href={`mailto:${agent.email}`} Icon={Mail}>
          {agent.email}
        </ContactLine>
        <div className="grid pt-1 print:hidden">
          <ButtonLink href={href("/rental/:id/enquire", { id })} size="small" look="secondary">
            Enquire Now
          </ButtonLink>
        </div>
      </AgentPanel>
      {/* On paper the sheet says all this already. */}
      <div className="print:hidden">
        <PanelSection title="Property Summary">
          <KeyValues items={toRentalFacts(rental)} />
        </PanelSection>
      </div>
    </Panel>
  );
}
