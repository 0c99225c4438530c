import { href } from "react-router";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { Agent } from "../texts/kinds/agent.ts";
import { ContactLines } from "./contact-lines.tsx";

type SellingAgentProps = {
  /** From the sold property's record. */
  name: string;
  phone: string;
  email: string;
  /** Undefined when they no longer work here. */
  agent?: Agent;
};

export function SellingAgent({ name, phone, email, agent }: SellingAgentProps) {
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        {agent && (
          <AgentPortrait
            portrait={toPortrait(agent)}
            sizes={pictureSizes.agentLine}
            className="size-17 flex-none"
          />
        )}
        <p className="leading-snug">
          {agent ? (
            <a
              href={href("/team/:id", { id: String(agent.id) })}
              className="inline-flex min-h-6 items-center font-semibold no-underline hover:underline"
            >
              {name}
            </a>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          {agent && <span className="block text-slate text-sm">{agent.role}</span>}
        </p>
      </div>
      <ContactLines phones={[phone]} email={email} />
    </div>
  );
}
