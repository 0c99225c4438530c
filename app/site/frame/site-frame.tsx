import { type ReactNode, useEffect, useRef } from "react";
import { dropJsonLd } from "../seo/drop-json-ld.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { markCurrent } from "./mark-current.ts";
import { Served } from "./served.tsx";

/**
 * What stands around every page: a way past the header, the header, the footer. Where the browser's build says
 * "not on the server" it loses all that is behind (served.tsx).
 */
export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  const served = useRef(pathname);
  useEffect(() => {
    const header = document.querySelector("[data-served=header]");
    if (header) markCurrent(header, pathname);
    if (pathname !== served.current) dropJsonLd();
  }, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="behind-menu:invisible absolute -top-16 left-(--gutter) z-50 bg-ink px-5 py-3 text-foam focus:top-3"
      >
        Skip to content
      </a>
      <Served as="header" className="sticky top-0 z-40 border-line border-b bg-foam print:static">
        {(import.meta.env.SSR || import.meta.env.DEV) && <Header pathname={pathname} />}
      </Served>
      <main id="main" tabIndex={-1} className="peer behind-menu:invisible grow outline-none">
        {children}
      </main>
      <div className={`behind-menu:invisible ${coastGround}`}>
        <Served as="footer" className="print:hidden">
          {(import.meta.env.SSR || import.meta.env.DEV) && <Footer />}
        </Served>
      </div>
    </div>
  );
}

// A page that ends on a sand band or on a drawing has that, not foam, behind the coast edge.
const coastGround =
  "relative peer-has-[>.bg-sand-100:last-child]:bg-sand-100 peer-has-[>.under-coast:last-child]:-mt-(--coast-edge)";
