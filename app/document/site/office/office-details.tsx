import type { ReactNode } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import { toPhoneHref } from "#app/region/format.ts";
import { useOffice } from "./office-words.ts";

/** Address, phone, e-mail and hours of the office, two by two where there is room. */
export function OfficeDetails() {
  const { address, email } = agency;
  const { phone, officeHours } = useOffice();
  return (
    <div className="@container">
      <dl className="grid @md:grid-cols-2 gap-x-8 gap-y-6">
        <Detail term="Office">
          {address.street}
          <br />
          {address.suburb} {address.state} {address.postcode}
        </Detail>
        <Detail term="Phone">
          <a href={toPhoneHref(phone)} className={`${link} tabular-nums`}>
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
    </div>
  );
}

const link = "inline-block min-h-6 no-underline hover:underline";

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-semibold text-slate text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
