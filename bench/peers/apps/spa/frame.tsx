import { Outlet, useLocation } from "react-router";
import { Footer } from "#app/document/shell/frame/footer.tsx";
import { Header } from "#app/document/shell/frame/header.tsx";

/** The frame around every page; it is shown alone until the page's code has loaded. */
export function Frame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-40 border-line border-b bg-foam">
        <Header pathname={useLocation().pathname} />
      </header>
      <main id="main" tabIndex={-1} className="peer grow outline-none">
        <Outlet />
      </main>
      <footer>
        <Footer />
      </footer>
    </div>
  );
}
