import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { ArrowRight, ChevronDown, Mail, Phone } from "#app/ui/icons.tsx";

/** Before the appraisal form: what suits whoever does not want an appraisal; `rentalHref` asks who manages rentals. */
export function OtherWays({ rentalHref }: { rentalHref: string }) {
  const { phone, phoneHours } = useOffice();
  const ways = [
    { href: toPhoneHref(phone), Icon: Phone, label: phone, line: `Phones ${phoneHours}` },
    { href: `mailto:${agency.email}`, Icon: Mail, label: agency.email, line: "By e-mail, at any hour" },
    { href: "#question", Icon: ChevronDown, label: "Ask a question", line: "For buyers and tenants" },
    {
      href: rentalHref,
      Icon: ArrowRight,
      label: "Tell us about your rental",
      line: "For landlords",
    },
  ];
  return (
    <ul aria-label="Ways to reach us" className="wrap grid gap-3 pb-10 sm:grid-cols-2 xl:grid-cols-4">
      {ways.map(({ href, Icon, label, line }) => (
        <li key={label} className="grid">
          <a
            href={href}
            className="group grid grid-cols-auto-rest content-center gap-x-3.5 rounded-sm border border-line bg-white px-5 py-4 no-underline hover:border-ink"
          >
            <Icon aria-hidden="true" className="row-span-2 size-5 self-center text-slate" />
            <span className="wrap-anywhere font-semibold group-hover:underline">{label}</span>{" "}
            <span className="text-slate text-sm">{line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
