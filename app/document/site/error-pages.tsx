import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { moduleLists } from "#app/slots/further-lists.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { type AwayPage, parseAwayPage, parseAwayWords } from "./away-page.ts";
import { NotFoundLayout } from "./not-found-page.tsx";
import { useOffice } from "./office/office-words.ts";
import { toPageTitle } from "./page-title.ts";

/** Links on the page of an unknown address. */
const elsewhere = [
  { label: "Homes for sale", href: href("/listings") },
  { label: "Homes for rent", href: href("/rentals") },
  ...moduleLists,
  { label: "Contact us", href: href("/contact") },
];

/** The office's phone number follows each text. */
const faults = {
  405: {
    title: "We couldn’t send that",
    text: "This page has no form, so we received nothing. Please use our contact page, or ring the office on",
    link: { href: href("/contact"), label: "Contact Us" },
  },
  500: {
    title: "This page did not load",
    text: "Something went wrong at our end. Please try again in a minute, or ring the office on",
    link: { href: href("/"), label: "Return to Home" },
  },
  503: {
    title: "This page isn’t working at the moment",
    text: "Nothing is lost. Please try again in a minute. You can still look through our homes. If the problem goes on, ring the office on",
    link: { href: href("/listings"), label: "View homes for sale" },
  },
} as const;

/** Replaces a page that was not found, takes no forms, or failed. */
export function ErrorPages({ status, thrown }: { status: number; thrown?: unknown }) {
  const away = parseAwayPage(thrown);
  if (away) return <Away {...away} />;
  if (status === 503) return <Fault {...faults[503]} {...parseAwayWords(thrown)} />;
  if (status === 405) return <Fault {...faults[status]} />;
  if (status !== 404) return <Fault {...faults[500]} />;
  return (
    <>
      <title>{toPageTitle("Page not found")}</title>
      <NoSuchPage />
    </>
  );
}

/** The page of an unknown address (spec §2.25). */
export function NoSuchPage() {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-hero">
        Oops! <br />
        Page not found
      </h1>
      <p className="max-w-120 text-lead text-tide">
        {/* One string, because a second text node that begins on another line would move when the fonts arrive. */}
        {`${agency.notFoundSentence} The page may have moved, or the listing may have been taken down.`}
      </p>
      <ButtonLink href={href("/")}>Return to Home</ButtonLink>
      <search className="w-full max-w-120 pt-4">
        <form action={href("/listings")} className="grid grid-cols-rest-auto items-end gap-3">
          <TextField name="location" label="Suburb, postcode or keyword" autoComplete="off" />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <nav aria-label="Where to go from here">
        <ul className="flex flex-wrap gap-x-6">
          {elsewhere.map(({ href: path, label }) => (
            <li key={path}>
              <a href={path} className="inline-flex min-h-11 items-center underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <script>{logAttemptedPath}</script>
    </NotFoundLayout>
  );
}

// The same text for every address, so that one hash in the content security policy allows it.
const logAttemptedPath = 'console.error("404: there is no page at",location.pathname)';

const unseen = ["act", "id", "until", "submission", "campaign"];

/** Says that the site cannot respond now, and keeps the typed values to be sent again. */
function Away({ path, fields }: AwayPage) {
  const typed = fields.filter(({ name, value }) => !unseen.includes(name) && value !== "");
  if (fields.length === 0) return <Fault {...faults[503]} />;
  return (
    <>
      <Fault {...faults[503]} title="We haven’t received this" text={NOT_KEPT} />
      <form method="post" action={path} className="wrap grid justify-items-start gap-4 pb-(--section)">
        {typed.map(({ name, value }) => (
          <p key={name + value} className="wrap-anywhere max-w-prose whitespace-pre-wrap">
            {value}
          </p>
        ))}
        {fields.map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Send it again</Button>
      </form>
    </>
  );
}

const NOT_KEPT =
  "We couldn’t save it. What you typed is still here: please send it again in a minute, or ring the office on";

type FaultProps = { title: string; text: string; link: { href: string; label: string } };

function Fault({ title, text, link }: FaultProps) {
  const { phone } = useOffice();
  return (
    <NotFoundLayout>
      <title>{toPageTitle(title)}</title>
      <h1 className="font-display text-h1">{title}</h1>
      <p className="max-w-120 text-lead text-tide">
        {text}{" "}
        <a href={toPhoneHref(phone)} className="tabular-nums underline">
          {phone}
        </a>
        .
      </p>
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
    </NotFoundLayout>
  );
}
