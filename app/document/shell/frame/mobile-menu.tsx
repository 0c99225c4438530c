import { mobileLinks, moreMobileLinks, quoteLink } from "#app/agency/folder/words.ts";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ArrowRight, X } from "#app/ui/icons.tsx";
import { useOffice } from "../../site/office/office-words.ts";
import { MENU_ID, menuButton, Wordmark } from "./header.tsx";
import { getCurrent } from "./menu.ts";

/** Every link loads a document, even the present one, and so closes the menu. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const office = useOffice();
  return (
    <>
      <div className="border-line border-b">
        <div className="wrap flex h-(--header-h) items-center justify-between">
          <Wordmark />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: taken when the menu opens, never when the page loads
            autoFocus
            className={menuButton}
          >
            Close
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <nav aria-label="Mobile" className="wrap grid gap-8 pt-4">
        <ul>
          {mobileLinks.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                aria-current={getCurrent(link, pathname)}
                className="flex items-center justify-between gap-4 border-line border-b py-4.25 font-display text-4xl leading-title tracking-[-0.015em] current:underline no-underline decoration-2 decoration-banksia"
              >
                {link.label}
                <ArrowRight aria-hidden="true" className="size-5 text-slate" />
              </a>
            </li>
          ))}
        </ul>
        <ul className="grid grid-cols-2 gap-x-6">
          {moreMobileLinks.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                aria-current={getCurrent(link, pathname)}
                className="flex min-h-11 items-center text-md current:underline no-underline decoration-2 decoration-banksia"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink size="block" href={quoteLink.href} aria-current={getCurrent(quoteLink, pathname)}>
          <span className="text-xs leading-none tracking-caps">{quoteLink.label}</span>
        </ButtonLink>
      </nav>
      <div className="wrap py-4 text-slate text-sm">
        <a href={toPhoneHref(office.phone)} className="inline-flex min-h-11 items-center tabular-nums">
          {office.phone}
        </a>
        <p>{toHoursLine(office)}</p>
      </div>
    </>
  );
}

function toHoursLine({ officeHours }: OfficeWords) {
  return officeHours.map(({ days, hours }) => `${days} ${hours.toLowerCase()}`).join(" · ");
}
