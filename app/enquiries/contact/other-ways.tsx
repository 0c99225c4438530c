import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { ArrowRight, ChevronDown, Mail, Phone } from "#app/ui/icons.tsx";

/** What somebody wants to ask about, and then the office's phone and e-mail; `rentalHref` asks who manages rentals. */
export function OtherWays({ rentalHref }: { rentalHref: string }) {
  const { phone, phoneHours } = useOffice();
  const topics = [
    {
      href: "#appraisal",
      Icon: ChevronDown,
      label: "What my home is worth",
      line: "For owners who may sell",
    },
    { href: "#question", Icon: ChevronDown, label: "Buying or renting", line: "Ask us anything" },
    { href: rentalHref, Icon: ArrowRight, label: "Letting my property", line: "For landlords" },
  ];
  const ways = [
    { href: toPhoneHref(phone), Icon: Phone, label: phone, line: `Phones ${phoneHours}` },
    { href: `mailto:${agency.email}`, Icon: Mail, label: agency.email, line: "Email, at any hour" },
  ];
  return (
    <section aria-labelledby="topic" className="wrap grid gap-4 pb-10">
      <h2 id="topic" className="font-display text-h3">
        What is it about?
      </h2>
      <Cards cards={topics} className="sm:grid-cols-3" />
      <Cards cards={ways} className="sm:grid-cols-2" />
    </section>
  );
}

type Card = { href: string; Icon: typeof Mail; label: string; line: string };

function Cards({ cards, className }: { cards: readonly Card[]; className: string }) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {cards.map(({ href, Icon, label, line }) => (
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
