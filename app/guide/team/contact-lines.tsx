import { href } from "react-router";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { Mail, Phone } from "#app/ui/icons.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";

type SellingAgentProps = {
  /** From the sold home's record. */
  name: string;
  phone?: string;
  email?: string;
  /** Undefined once the agent has left. */
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
      {(phone || email) && <ContactLines phones={phone ? [phone] : []} email={email} />}
    </div>
  );
}

type ContactLinesProps = { phones: readonly string[]; email?: string; size?: keyof typeof sizes };

const sizes = {
  normal: { line: "min-h-9 gap-2.75", icon: "size-5" },
  small: { line: "min-h-7.5 gap-2.75 text-sm", icon: "size-4" },
} as const;

export function ContactLines({ phones, email, size = "normal" }: ContactLinesProps) {
  const { line, icon } = sizes[size];
  const link = `flex w-fit max-w-full items-center no-underline hover:underline ${line}`;
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={toPhoneHref(phone)} className={`tabular-nums ${link}`}>
            <Phone className={`flex-none text-slate ${icon}`} />
            {phone}
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={link}>
            <Mail className={`flex-none text-slate ${icon}`} />
            <span className="wrap-anywhere min-w-0">{email}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
