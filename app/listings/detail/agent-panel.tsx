import type { ReactNode } from "react";
import type { Plate } from "#app/coast/plate.ts";
import { AgentPlate } from "#app/coast/plate.tsx";
import { toPhoneHref } from "#app/format.ts";
import { Phone } from "#app/ui/icons.tsx";
import { Later } from "#app/ui/later.tsx";
import { PanelSection } from "#app/ui/panel.tsx";
import { ContactLine } from "./contact-line.tsx";

type AgentPanelProps = {
  agent: { name: string; phone: string };
  /** In place of a portrait; only the server draws it. */
  plate: Plate | undefined | Promise<Plate | undefined>;
  /** "Senior Sales Agent", where the agent is one of ours. */
  role: string | undefined | Promise<string | undefined>;
  /** The other ways to the agent, under the telephone number. */
  children: ReactNode;
};

/** Who to talk to about a listing. */
export function AgentPanel({ agent, plate, role, children }: AgentPanelProps) {
  return (
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
      {children}
    </PanelSection>
  );
}
