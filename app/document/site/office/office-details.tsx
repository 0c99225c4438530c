import type { ReactNode } from "react";
import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type AskedMap, ShowMap } from "../show-map.tsx";
import { useOffice } from "./office-words.ts";

/** The office's address and hours, with a map. */
export function OfficeSection({ heading, map }: { heading: string; map: AskedMap | undefined }) {
  return (
    <section
      aria-labelledby="contact"
      className="section wrap grid items-center gap-x-(--gap-grid) gap-y-10 pt-0 md:grid-cols-2 lg:grid-cols-12"
    >
      <div className="grid gap-8 lg:col-span-6">
        <h2 id="contact" className="font-display text-h2">
          {heading}
        </h2>
        <OfficeDetails />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href("/contact")}>Contact Us</ButtonLink>
          <ButtonLink look="secondary" href={href("/appraisal")}>
            Free Property Appraisal
          </ButtonLink>
        </div>
      </div>
      {map && (
        <figure className="grid gap-2.5 lg:col-span-5 lg:col-start-8">
          <ShowMap
            map={map}
            className="md:grid md:aspect-4/3 md:place-items-center md:rounded-sm md:bg-mist"
          />
          <figcaption className="noscript:hidden text-slate text-xs">Position is approximate</figcaption>
        </figure>
      )}
    </section>
  );
}

/** Address, phone, e-mail and hours of the office, in pairs where there is room. */
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
