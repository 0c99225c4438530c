import { toPhoneHref } from "#app/format.ts";
import { agency } from "#content/agency.ts";

/** Where homes would stand while their data cannot be loaded: what to do instead. */
export function UnavailableNote() {
  return (
    <>
      Our list of homes is not available just now. Please try again in a few minutes, or call us on{" "}
      <a href={toPhoneHref(agency.phone)} className="whitespace-nowrap underline">
        {agency.phone}
      </a>
      .
    </>
  );
}
