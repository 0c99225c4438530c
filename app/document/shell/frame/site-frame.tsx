import type { ReactNode } from "react";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { mobileLinks, moreMobileLinks, quoteLink } from "#app/agency/folder/words.ts";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";
import { getClosure } from "#app/agency/texts/closure.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ArrowRight, X } from "#app/ui/icons.tsx";
import { ServerHtml } from "#app/ui/loading/server-html.tsx";
import { useOffice } from "../../site/office/office-words.ts";
import { PreviewNotice } from "../../site/preview-note.tsx";
import { Footer } from "./footer.tsx";
import { Header, MENU_ID, menuButton, Wordmark } from "./header.tsx";
import { getCurrent } from "./menu.ts";

/**
 * The frame of every page: a skip link, the header, the footer. The browser's build drops the code behind "not on the
 * server" (app/ui/loading/server-html.tsx).
 */
export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="behind-menu absolute -top-16 left-(--gutter) z-50 bg-ink px-5 py-3 text-foam focus:top-3"
      >
        Skip to content
      </a>
      <ServerHtml name="menu" as="header" id="mobile-menu" popover="auto" className="menu-layer menu-motion">
        {(import.meta.env.SSR || import.meta.env.DEV) && <MobileMenu pathname={pathname} />}
      </ServerHtml>
      <ServerHtml name="notice" as="div" className="behind-menu bg-ink text-foam">
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <PreviewNotice />
            <ClosureNotice />
          </>
        )}
      </ServerHtml>
      <ServerHtml
        name="header"
        as="header"
        className="behind-menu sticky top-0 z-40 border-line border-b bg-foam print:static"
      >
        {(import.meta.env.SSR || import.meta.env.DEV) && <Header pathname={pathname} />}
      </ServerHtml>
      <main id="main" tabIndex={-1} className="behind-menu peer grow outline-none">
        {children}
      </main>
      <div className={coastGround}>
        <ServerHtml name="footer" as="footer" className="print:hidden">
          {(import.meta.env.SSR || import.meta.env.DEV) && <Footer />}
        </ServerHtml>
      </div>
    </div>
  );
}

// The footer's coast edge is drawn over the page's last section if that is a sand band or a drawing, and over foam
// otherwise. A bar at the foot of the window leaves its end free. The rule looks at main's children only, so that a
// filter's changes do not restyle the whole page.
const coastGround =
  "behind-menu relative not-print:peer-has-[>[data-bottom-bar]]:max-lg:mb-(--bottom-bar-h) peer-has-[>.bg-sand-100:last-child]:bg-sand-100 peer-has-[>.under-coast:last-child]:-mt-(--coast-edge)";

/** Above the header, while the office is closed. */
function ClosureNotice() {
  const words = getClosure(useOffice(), toAgencyDay(Date.now()));
  return words && <p className="wrap wrap-anywhere py-3 text-sm">{words}</p>;
}

/** Every link, even to the current page, loads a document and so closes the menu. */
function MobileMenu({ pathname }: { pathname: string }) {
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
            <X className="size-5" />
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
                <ArrowRight className="size-5 text-slate" />
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
