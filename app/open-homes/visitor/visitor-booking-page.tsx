import type { ReactNode } from "react";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import type { OfferedTime } from "#app/enquiries/booked-time.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";

type ShownBooking = {
  state: "booked" | "over" | "off" | "cancelled";
  /** "Saturday 28 November, 10:00–10:30 am"; undefined once the visitor has cancelled. */
  when?: string;
  address: string;
  reference: string;
  agent: { name: string; phone: string };
  /** Undefined once the home has left the site. */
  status?: string;
  homeHref?: string;
  bookHref?: string;
  calendars: readonly { name: string; href: string }[];
  others: readonly OfferedTime[];
};

type VisitorBookingPageProps = { booking: ShownBooking; done: string | null; problem?: string };

/** The visitor's page of a booking, linked from mails about it. */
export function VisitorBookingPage({ booking, done, problem }: VisitorBookingPageProps) {
  const { state, when, address, reference, agent, others } = booking;
  const isChangeable = state === "booked" || state === "off";
  const said = done !== null && !problem ? toDone(booking) : undefined;
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Your booking")} title={titles[state]} />
      <div className="wrap grid max-w-prose justify-items-start gap-6 pb-(--section)">
        {problem && <ErrorSummary title={problem} />}
        {said && <SuccessNotice title={said}>{toTold(booking)}</SuccessNotice>}
        <div className="grid gap-1">
          {when && <p className="font-semibold text-lead">{when}</p>}
          <p className="text-lead">
            <HomeLink href={booking.homeHref}>{address}</HomeLink>
          </p>
          <p className="text-slate text-ui">Reference {reference}</p>
        </div>
        <State booking={booking} />
        {state === "booked" && (
          <form method="post">
            <Button type="submit" look="secondary" name="intent" value="cancel">
              Cancel my booking
            </Button>
          </form>
        )}
        {isChangeable && others.length > 0 && <Others others={others} />}
        <p>
          Questions? Ring {agent.name} on{" "}
          <a href={toPhoneHref(agent.phone)} className="inline-block whitespace-nowrap py-0.5 underline">
            {agent.phone}
          </a>
          .
        </p>
      </div>
    </>
  );
}

const titles = {
  booked: "You are booked",
  over: "This open home is over",
  off: "This open home is cancelled",
  cancelled: "Your booking is cancelled",
} as const;

/** Confirms what the button did; undefined if the booking has changed since. */
function toDone({ state, when }: ShownBooking) {
  if (state === "cancelled") return "Your booking is cancelled.";
  return state === "booked" ? `You are booked: ${when}.` : undefined;
}

function toTold({ agent, calendars }: ShownBooking) {
  const file = calendars.length > 0 ? ", with a file for your calendar" : "";
  return `We have told ${agent.name}, and emailed you${file}.`;
}

function HomeLink({ href, children }: { href?: string; children: ReactNode }) {
  if (!href) return children;
  return (
    <a href={href} className="underline">
      {children}
    </a>
  );
}

/** Links and notes that suit the state of the booking. */
function State({ booking: { state, status, bookHref, calendars, others } }: { booking: ShownBooking }) {
  if (state === "booked")
    return calendars.map(({ name, href }) => (
      <a key={name} href={href} className="inline-block py-0.5 font-semibold underline">
        Add to calendar
      </a>
    ));
  if (status === "sold" || status === "leased") return <p>This home has been {status}.</p>;
  if (!bookHref) return <p>This home is no longer on our website.</p>;
  if (state === "off" && others.length > 0) return <p>We are sorry. Choose another time below.</p>;
  return (
    <p>
      {state === "off" && "We are sorry. "}To see the home,{" "}
      <a href={bookHref} className="underline">
        {state === "off" ? "ask us for another time" : "book another time"}
      </a>
      .
    </p>
  );
}

function Others({ others }: { others: readonly OfferedTime[] }) {
  return (
    <form method="post" className="grid justify-items-start gap-3">
      <h2 className="font-display text-h3">Choose another time</h2>
      {others.map(({ value, label }) => (
        <Button key={value} type="submit" look="secondary" name="time" value={value}>
          {label}
        </Button>
      ))}
    </form>
  );
}

/** Shown for unknown links. */
export function LostLink({ phone }: { phone: string }) {
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Your booking")} title="This link no longer works" />
      <div className="wrap pb-(--section)">
        <p className="max-w-prose text-lead text-tide">
          To change or cancel a booking, ring us on{" "}
          <a href={toPhoneHref(phone)} className="whitespace-nowrap underline">
            {phone}
          </a>
          .
        </p>
      </div>
    </>
  );
}
