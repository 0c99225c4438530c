import { toPhoneHref } from "#app/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { agency } from "#content/agency.ts";
import { NotFoundLayout } from "./not-found-layout.tsx";

/** For a form that was sent to a page without one: an old bookmark, or a form of somebody else's making. */
export function NoFormsPage() {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-h1">This page takes no forms</h1>
      <p className="max-w-120 text-lead text-tide">
        Nothing was sent. Please use our contact page, or ring the office on{" "}
        <a href={toPhoneHref(agency.phone)} className="tabular-nums underline">
          {agency.phone}
        </a>
        .
      </p>
      <ButtonLink href="/contact">Contact us</ButtonLink>
    </NotFoundLayout>
  );
}
