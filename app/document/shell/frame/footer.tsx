import { use, useId } from "react";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { edge } from "#app/agency/folder/drawings.ts";
import { HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import { FOOTER_SUBMISSION } from "#app/enquiries/form/submission-id.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { frameParts } from "#app/slots/frame.ts";
import { Dotted } from "#app/ui/dotted.tsx";
import { Drawing } from "../../site/drawing.tsx";
import { useOffice } from "../../site/office/office-words.ts";
import { MenuContext } from "./menu.ts";

export function Footer() {
  const { footer } = use(MenuContext);
  return (
    <>
      <Edge />
      <div className="on-ink bg-ink pt-columns pb-8 text-sand-200">
        <div className="wrap grid gap-12">
          <div className="grid grid-cols-auto-rest gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[4fr_2fr_3fr_4fr]">
            <Mark />
            <QuickLinks />
            <Office />
            <Newsletter />
          </div>
          <div className="grid gap-4 border-tide border-t pt-5 text-sm">
            {agency.isSample && <p>{footer.sampleSentence}</p>}
            <LegalLine />
          </div>
        </div>
      </div>
      {frameParts.map(({ name, End }) => (
        <End key={name} />
      ))}
    </>
  );
}

const heading = "mb-2 font-sans text-sm font-semibold text-foam";
const link = "inline-flex min-h-8 wrap-anywhere items-center no-underline hover:text-foam hover:underline";

function Mark() {
  const { footer } = use(MenuContext);
  return (
    <div className="col-span-full grid content-start gap-4 lg:col-span-1">
      <p className="font-display text-foam text-mark leading-none tracking-display">{agency.name}</p>
      <p className="max-w-80 text-sm">{footer.placeSentence}</p>
    </div>
  );
}

function QuickLinks() {
  const { footer } = use(MenuContext);
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className={heading}>
        Quick links
      </h2>
      <ul>
        {footer.quickLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Office() {
  const { footer } = use(MenuContext);
  const { address, email } = agency;
  const { phone } = useOffice();
  const [mailbox, domain] = email.split("@");
  return (
    <div className="text-sm">
      <h2 className={heading}>Office</h2>
      <address className="mb-2 not-italic">
        {address.street}
        <br />
        {address.suburb} {address.state} {address.postcode}
      </address>
      <ul>
        <li>
          <a href={toPhoneHref(phone)} className={`${link} tabular-nums`}>
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={link}>
            <span>
              {mailbox}@<wbr />
              {domain}
            </span>
          </a>
        </li>
        <li>
          <a href={footer.appraisalLink.href} className={link}>
            {footer.appraisalLink.label}
          </a>
        </li>
      </ul>
      <SocialLinks />
    </div>
  );
}

function SocialLinks() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3">
      {useOffice().social?.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            aria-label={`${agency.name} on ${name}`}
            className="inline-flex min-h-11 items-center hover:text-foam"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Newsletter() {
  const { footer } = use(MenuContext);
  return (
    <div className="col-span-full lg:col-span-1">
      <h2 className={heading}>Stay Updated</h2>
      <p className="mb-3 text-sm">{footer.newsletterSentence}</p>
      <NewsletterForm />
    </div>
  );
}

function LegalLine() {
  const { footer } = use(MenuContext);
  const { licence, abn } = useOffice();
  const parts = [
    `© ${toAgencyTime(Date.now()).slice(0, 4)} ${agency.legalName}`,
    licence && `Licence ${licence}`,
    abn && `ABN ${abn}`,
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-1">
      <div className="basis-full lg:mr-auto lg:basis-auto">
        <Dotted parts={parts.filter((part) => typeof part === "string")} />
      </div>
      {footer.legalLinks.map(({ label, href }) => (
        <a key={href} href={href} className={link}>
          {label}
        </a>
      ))}
    </div>
  );
}

/** Top edge of the footer, moved by a pixel so that no seam shows. */
function Edge() {
  return (
    edge && (
      <Drawing
        svg={edge}
        className="min-h-14 w-full translate-y-px forced-colors:hidden [&>svg]:block [&>svg]:aspect-40/3 [&>svg]:min-h-14 [&>svg]:w-full"
      />
    )
  );
}

function NewsletterForm() {
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
