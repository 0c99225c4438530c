import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What stands around every page: a way past the header, the header, the footer. */
export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="behind-menu:invisible absolute -top-16 left-(--gutter) z-50 bg-ink px-5 py-3 text-foam focus:top-3"
      >
        Skip to content
      </a>
      <Header pathname={pathname} />
      <main id="main" tabIndex={-1} className="peer behind-menu:invisible grow outline-none">
        {children}
      </main>
      <div className={`behind-menu:invisible ${coastGround}`}>
        <Footer />
      </div>
    </div>
  );
}

// A page that ends on a sand band or on a drawing has that, not foam, behind the coast edge.
const coastGround =
  "relative peer-has-[>.bg-sand-100:last-child]:bg-sand-100 peer-has-[>.under-coast:last-child]:-mt-(--coast-edge)";
