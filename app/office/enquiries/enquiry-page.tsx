import type { ComponentProps } from "react";
import { href } from "react-router";
import { toPhoneHref } from "#app/region/phone.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { IntentForm, OfficePage, Part } from "../frame/office-page.tsx";
import { EnquiryActions, type EnquiryActsProps, IntentFault, toHidden } from "./enquiry-actions.tsx";
import { DueBadge } from "./enquiry-lines.tsx";
import type { ShownEnquiry } from "./show-enquiry.server.ts";
import { SideList } from "./side-list.tsx";

type EnquiryPageProps = {
  enquiry: ShownEnquiry;
  /** The list that it was opened from. */
  list: Omit<ComponentProps<typeof SideList>, "current">;
  intents: EnquiryActsProps;
  isChanged: boolean;
};

export function EnquiryPage({ enquiry, list, intents, isChanged }: EnquiryPageProps) {
  const { reference, name, title, received, due, assignee } = enquiry;
  return (
    <OfficePage
      title={`${name}, ${reference}`}
      heading={name}
      aside={<SideList {...list} current={reference} />}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-slate">
        <DueBadge due={due} />
        <span>
          {title} · {reference} · {received}
        </span>
        <span>{assignee ? `With ${assignee}` : "Nobody has taken it"}</span>
      </p>
      {isChanged && (
        <ErrorSummary title="Somebody else changed this enquiry while you were writing. Nothing of yours was done: look at what is new under “What was done”, then send yours again or leave it." />
      )}
      <IntentFault typed={intents.typed} />
      <ContactLinks {...enquiry} />
      <div className="grid items-start gap-8 lg:grid-cols-aside lg:gap-aside">
        <div className="grid gap-8">
          <Part title="What was asked">
            <Rows rows={enquiry.rows} />
            {enquiry.cameBy && <p className="wrap-anywhere text-slate text-sm">Came by: {enquiry.cameBy}</p>}
          </Part>
          {enquiry.contract && (
            <Part title="The contract">
              <p>{enquiry.contract.words}</p>
              {enquiry.contract.isOpen && (
                <IntentForm
                  intent="end contract"
                  label="End the link"
                  hidden={toHidden(intents, "end contract")}
                />
              )}
            </Part>
          )}
          {enquiry.home && (
            <Part title="The home">
              <p>
                <a href={enquiry.home.url} className="underline">
                  {enquiry.home.address}
                </a>
                <span className="block text-slate text-sm">{enquiry.home.state}</span>
              </p>
            </Part>
          )}
        </div>
        {/* On a phone the intents come before what was. */}
        <div className="lg:row-span-2">
          <EnquiryActions {...intents} />
        </div>
        <div className="grid gap-8">
          {enquiry.amendments.length > 0 && (
            <Part title="Changed by the visitor">
              {enquiry.amendments.map(({ id, at, rows }) => (
                <div key={id} className="grid gap-2">
                  <p className="text-slate text-sm tabular-nums">{at}</p>
                  <Rows rows={rows} />
                </div>
              ))}
            </Part>
          )}
          {enquiry.events.length > 0 && <Events events={enquiry.events} />}
          <Sent sent={enquiry.sent} />
          {enquiry.others.length > 0 && <Others others={enquiry.others} />}
        </div>
      </div>
    </OfficePage>
  );
}

/** Call and write with one thumb. */
function ContactLinks({ phone, email }: Pick<ShownEnquiry, "phone" | "email">) {
  const link = "inline-flex min-h-12 items-center wrap-anywhere font-semibold underline";
  return (
    <p className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={toPhoneHref(phone)} className={link}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      )}
    </p>
  );
}

function Rows({ rows }: Pick<ShownEnquiry, "rows">) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-label-text">
          <dt className="text-slate text-sm">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Events({ events }: { events: ShownEnquiry["events"] }) {
  return (
    <Part title="What was done">
      <ol className="divide-y divide-line border-line border-y">
        {events.map(({ id, at, person, what, text }) => (
          <li key={id} className="grid gap-1 py-2.5">
            <span className="text-sm">
              <span className="font-semibold">{person}</span> {what}{" "}
              <span className="text-slate tabular-nums">{at}</span>
            </span>
            {text && <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Sent({ sent }: { sent: ShownEnquiry["sent"] }) {
  return (
    <Part title="What was sent">
      <ul className="divide-y divide-line border-line border-y">
        {sent.map(({ id, at, what, state }) => (
          <li key={id} className="grid gap-x-4 py-2.5 sm:grid-cols-rest-auto">
            <span>{what}</span>
            <span className="text-slate text-sm tabular-nums">
              {state}, {at}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Others({ others }: { others: ShownEnquiry["others"] }) {
  return (
    <Part title="From the same person">
      <ul className="divide-y divide-line border-line border-y">
        {others.map(({ reference, at, subject }) => (
          <li key={reference}>
            <a
              href={href("/office/enquiries/:reference", { reference })}
              className="grid min-h-12 content-center gap-x-4 py-2 sm:grid-cols-rest-auto"
            >
              <span>{subject}</span>
              <span className="text-slate text-sm tabular-nums">{at}</span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
