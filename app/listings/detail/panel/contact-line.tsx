import type { ReactNode } from "react";
import type { Agent } from "#app/homes/record/shared-listing.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { type Icon, Phone } from "#app/ui/icons.tsx";

/** Printed without the icon. */
export function ContactLine({ href, Icon, children }: { href: string; Icon: Icon; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-9 w-fit items-center gap-2.75 tabular-nums no-underline hover:underline print:min-h-0"
    >
      <Icon className="size-5 text-slate print:hidden" />
      {children}
    </a>
  );
}

export function PhoneLines({ agent }: { agent: Agent }) {
  return [agent.phone, agent.otherPhone].map(
    (phone) =>
      phone && (
        <ContactLine key={phone} href={toPhoneHref(phone)} Icon={Phone}>
          {phone}
        </ContactLine>
      ),
  );
}
