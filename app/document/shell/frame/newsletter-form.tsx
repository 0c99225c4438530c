import { useId } from "react";
import { HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import { FOOTER_SUBMISSION } from "#app/enquiries/form/submission-id.ts";

export function NewsletterForm() {
  const id = useId();
  return (
    <form
      action="/newsletter"
      method="post"
      noValidate
      className="flex rounded-xs border border-control focus-within:outline-2 focus-within:outline-banksia-300 focus-within:outline-offset-3"
    >
      <HiddenFields submissionId={FOOTER_SUBMISSION} />
      <label htmlFor={id} className="sr-only">
        Email address
      </label>
      <input
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="Email address"
        className="h-12 min-w-0 flex-1 px-4 text-foam outline-none placeholder:text-sand-200"
      />
      <button type="submit" className="border-control border-l px-4.5 font-semibold text-foam text-sm">
        Join
      </button>
    </form>
  );
}
