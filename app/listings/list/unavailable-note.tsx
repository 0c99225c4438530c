import { useOffice } from "#app/document/site/office/office-words.ts";
import { toPhoneHref } from "#app/region/phone.ts";

/** Replaces the homes while their data cannot be loaded, and tells what to do instead. */
export function UnavailableNote() {
  const { phone } = useOffice();
  return (
    <>
      Our list of homes is not available just now. Please try again in a few minutes, or call us on{" "}
      <a href={toPhoneHref(phone)} className="whitespace-nowrap underline">
        {phone}
      </a>
      .
    </>
  );
}
