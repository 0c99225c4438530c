import { href } from "react-router";
import type { Agent } from "./agent.ts";
import { AgentPortrait } from "./agent-portrait.tsx";
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
        {agent && <AgentPortrait agent={agent} sizes="4.25rem" className="size-17 flex-none" />}
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
