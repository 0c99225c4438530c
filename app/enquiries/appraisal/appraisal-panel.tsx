import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { toPhoneHref } from "#app/region/format.ts";
import { Check, Mail, Phone } from "#app/ui/icons.tsx";

const reasons = [
  "Written estimate, usually in two days",
  "Recent sales on your street",
  "No cost and no obligation",
] as const;

/** Beside the appraisal form: why with us, and how to speak to somebody instead (spec §2.18). */
export function AppraisalPanel() {
  const { phone, phoneHours } = useOffice();
  return (
    <div className="rounded-sm border border-line bg-white">
      <section aria-labelledby="why" className="grid gap-3 p-6">
        <h2 id="why" className={heading}>
          Why Choose Us?
        </h2>
        <ul>
          {reasons.map((reason) => (
            <li key={reason} className="flex items-baseline gap-2.5 py-2">
              <Check aria-hidden="true" className="size-4 translate-y-0.5 text-banksia" strokeWidth={2} />
              {reason}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="talk" className="grid gap-3 border-line border-t p-6">
        <h2 id="talk" className={heading}>
          Need to Talk?
        </h2>
        <div className="grid justify-items-start">
          <a href={toPhoneHref(phone)} className={`${line} tabular-nums`}>
            <Phone aria-hidden="true" className="size-5 text-slate" />
            {phone}
          </a>
          <a href={`mailto:${agency.email}`} className={line}>
            <Mail aria-hidden="true" className="size-5 text-slate" />
            <span className="wrap-anywhere min-w-0">{agency.email}</span>
          </a>
        </div>
        <p className="text-slate text-sm">Phones {phoneHours}</p>
      </section>
    </div>
  );
}

const heading = "font-sans text-sm font-semibold text-slate leading-snug";
const line = "flex min-h-9 items-center gap-3 no-underline hover:underline";
