import { toPhoneHref } from "#app/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { agency } from "#content/agency.ts";
import { NotFoundLayout } from "./not-found-layout.tsx";

/** The last resort when a page cannot be made: it says so, and how to reach us all the same. */
export function ErrorPage() {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-h1">This page did not load</h1>
      <p className="max-w-120 text-lead text-tide">
        The fault is ours. Please try again in a minute, or ring the office on{" "}
        <a href={toPhoneHref(agency.phone)} className="tabular-nums underline">
          {agency.phone}
        </a>
        .
      </p>
      <ButtonLink href="/">Return to Home</ButtonLink>
    </NotFoundLayout>
  );
}
