import { toPageTitle } from "#app/site/page-title.ts";
import { ErrorPage } from "./error-page.tsx";
import { NoFormsPage } from "./no-forms-page.tsx";
import { NoSuchPage } from "./no-such-page.tsx";

/** In place of a page that cannot be shown: what is not there looks like every missing page, the rest is our fault. */
export function ErrorPages({ status }: { status: number }) {
  const { title, Page } = chooseErrorPage(status);
  return (
    <>
      <title>{toPageTitle(title)}</title>
      <Page />
    </>
  );
}

function chooseErrorPage(status: number) {
  if (status === 404) return { title: "Page not found", Page: NoSuchPage };
  if (status === 405) return { title: "This page takes no forms", Page: NoFormsPage };
  return { title: "This page did not load", Page: ErrorPage };
}
