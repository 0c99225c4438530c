import type { ReactNode } from "react";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { getClosure } from "#app/agency/texts/closure.ts";
import { ServerHtml } from "#app/ui/loading/server-html.tsx";
import { useOffice } from "../../site/office/office-words.ts";
import { PreviewNotice } from "../../site/preview-note.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/**
 * Stands around every page: a way past the header, the header, the footer. Where the browser's build says
 * "not on the server" it loses all that is behind (app/ui/loading/server-html.tsx).
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

// The footer's coast edge is drawn over what the page ends with, a sand band or a drawing, else over foam. Under a
// bar at the foot of the window its end stays free. Looked for among main's children only, so that a filter's changes
// do not make the browser style the whole page again.
const coastGround =
  "behind-menu relative not-print:peer-has-[>[data-bottom-bar]]:max-lg:mb-(--bottom-bar-h) peer-has-[>.bg-sand-100:last-child]:bg-sand-100 peer-has-[>.under-coast:last-child]:-mt-(--coast-edge)";

/** Above the header, on the days on which the office is closed. */
function ClosureNotice() {
  const words = getClosure(useOffice(), toAgencyTime(Date.now()).slice(0, 10));
  return words && <p className="wrap wrap-anywhere py-3 text-sm">{words}</p>;
}
