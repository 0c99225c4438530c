import type { ReactNode } from "react";
import type { LocatorMapDrawing } from "#app/coast/locator/locator-map.ts";
import { LocatorMap } from "#app/coast/locator/locator-map.tsx";
import { toPhoneHref } from "#app/format.ts";
import { agency } from "#content/agency.ts";

/** Beside the contact form: where the office is and when it is open. */
export function OfficePanel({ map }: { map?: LocatorMapDrawing }) {
  const { address, phone, email, officeHours } = agency;
  return (
    <section aria-label="Our office" className="overflow-hidden rounded-sm border border-line bg-white">
      {map && <LocatorMap map={map} label={`${address.street}, ${address.suburb}`} />}
      <dl className="grid gap-6 p-6">
        <Detail term="Office">
          {address.street}
          <br />
          {address.suburb} {address.state} {address.postcode}
        </Detail>
        <Detail term="Phone">
          <a href={toPhoneHref(phone)} className={link}>
            {phone}
          </a>
        </Detail>
        <Detail term="Email">
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Detail>
        <Detail term="Office hours">
          <ul className="tabular-nums">
            {officeHours.map(({ days, hours }) => (
              <li key={days} className="flex gap-5">
                <span className="w-16">{days}</span>
                {hours}
              </li>
            ))}
          </ul>
        </Detail>
      </dl>
    </section>
  );
}

const link = "inline-block min-h-6 tabular-nums no-underline hover:underline";

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-semibold text-slate text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
