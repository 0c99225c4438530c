import { href, useLocation } from "react-router";
import { AskingFold } from "#app/office/frame/asking.tsx";
import { ContactLinks } from "#app/office/frame/contact-links.tsx";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { toListQuery } from "#app/office/frame/searched-list.tsx";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import type { PersonPanel } from "#app/office/search/find-in-office.ts";
import type { View } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { EnquiryActions, type EnquiryActsProps, IntentFault, toHidden } from "./enquiry-actions.tsx";
import { type EnquiryLine, EnquiryLines, views } from "./enquiry-lines.tsx";
import type { ShownEnquiry } from "./show-enquiry.server.ts";

type EnquiryPageProps = {
  enquiry: ShownEnquiry;
  list: Omit<SideListProps, "current">;
  /** The next enquiry in that list. */
  next?: { name: string; what: string; href: string };
  /** What modules know about the visitor. */
  panels: readonly PersonPanel[];
  intents: EnquiryActsProps;
  isChanged: boolean;
};

/** The action that undoes each action, as long as nothing was sent. */
const waysBack: Readonly<Record<string, string>> = {
  take: "give back",
  "mark answered": "reopen",
  spam: "not spam",
};

export function EnquiryPage(props: EnquiryPageProps) {
  const { enquiry, list, next, panels, intents, isChanged } = props;
  const { reference, name, title, received, due, assignee, contract } = enquiry;
  const wayBack = waysBack[new URLSearchParams(useLocation().search).get("done") ?? ""];
  return (
    <OfficePage
      title={`${name}, ${reference}`}
      heading={name}
      afterDone={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-1">
          {next && (intents.state === "answered" || intents.isSpam) && (
            <ArrowLink href={next.href}>{`Next: ${next.name}, ${next.what}`}</ArrowLink>
          )}
          {wayBack && (
            <div className="for-ten-seconds">
              <IntentForm intent={wayBack} label="Undo" hidden={toHidden(intents, wayBack)} />
            </div>
          )}
        </div>
      }
      aside={<SideList {...list} current={reference} />}
    >
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-slate text-sm">
          <StateBadge state={due} />
          <span>
            {title} · {reference} · {received}
          </span>
          <span>{assignee ? `With ${assignee}` : "Nobody has taken it"}</span>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <ContactLinks {...enquiry} />
          {intents.state === "new" && !intents.isSpam && (
            <IntentForm intent="take" label="I take it" hidden={toHidden(intents, "take")} />
          )}
        </div>
      </div>
      {isChanged && (
        <ErrorSummary title="Somebody else changed this enquiry while you were writing, so yours was not sent. Look at what is new under “What was done”, then send yours again or leave it." />
      )}
      <IntentFault typed={intents.typed} />
      <div className="grid items-start gap-6 lg:grid-cols-aside lg:gap-(--spacing-columns)">
        <div className="grid gap-6">
          <section aria-label="What was asked" className="grid gap-2">
            <Rows rows={enquiry.rows} />
            {enquiry.home && (
              <p className="text-sm">
                <a href={enquiry.home.url} className="wrap-anywhere underline">
                  {enquiry.home.address}
                </a>{" "}
                <span className="text-slate">{enquiry.home.state}</span>
              </p>
            )}
            {enquiry.cameBy && (
              <p className="wrap-anywhere text-slate text-sm">Came from: {enquiry.cameBy}</p>
            )}
          </section>
          <div id="acts" tabIndex={-1} className="min-w-0 outline-none">
            <EnquiryActions {...intents} />
          </div>
        </div>
        <div className="grid gap-8">
          {panels.map((panel) => (
            <Person key={panel.href} {...panel} />
          ))}
          {contract && (
            <Part title="The contract">
              <p>{contract.words}</p>
              {contract.isOpen && (
                <AskingFold
                  fold="End the link"
                  question="End the link to the contract?"
                  words="It stops working. They can ask for another one."
                  intent="end contract"
                  label="End it"
                  hidden={toHidden(intents, "end contract")}
                />
              )}
            </Part>
          )}
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
          {enquiry.sent.length > 0 && <Sent sent={enquiry.sent} />}
        </div>
      </div>
    </OfficePage>
  );
}

type SideListProps = {
  lines: readonly EnquiryLine[];
  place: { view: View; page: number; narrowed: Readonly<Record<string, string>> };
  /** The reference of the enquiry that the page shows. */
  current: string;
};

/** The list that the enquiry was opened from, on wide screens. */
function SideList({ lines, place, current }: SideListProps) {
  const query = toListQuery(place);
  const label = views.find(({ value }) => value === place.view)?.label ?? "";
  return (
    <nav aria-label={`Enquiries: ${label}`} className="max-xl:hidden print:hidden">
      <p className="flex justify-between gap-4 pb-3">
        <span className="font-semibold">{label}</span>
        <a href={`${href("/office/enquiries")}?${query}`} className="underline">
          The whole list
        </a>
      </p>
      <EnquiryLines lines={lines} query={query} current={current} />
    </nav>
  );
}

/** What else is known about the visitor. */
function Person({ label, href: page, parts }: PersonPanel) {
  return (
    <section aria-label="Who asked" className="grid gap-4">
      {parts.map(({ title, lines }) => (
        <div key={title} className="grid gap-2">
          <h2 className="font-sans font-semibold text-base leading-normal">{title}</h2>
          <LinkLines lines={lines} />
        </div>
      ))}
      <p>
        <ArrowLink href={page}>{label}</ArrowLink>
      </p>
    </section>
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
