import type { ReactNode } from "react";
import { href } from "react-router";
import { type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { formatCount } from "#app/region/format.ts";
import { ArrowLink, BackLink } from "#app/ui/arrow-link.tsx";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Booking } from "./booking-lines.ts";

type OpenHome = {
  address: string;
  /** "Saturday 28 November, 10:00–10:30 am". */
  when: string;
  agent: string;
  isOff: boolean;
  isOver: boolean;
  bookings: readonly Booking[];
  /** Mails about changes: to whom, when and by whom. */
  tellings: readonly string[];
  /** When the mail about a change is sent: "10:42 am". */
  mailTime?: string;
};

type OpenHomePageProps = {
  /** The id of its home. */
  id: string;
  publicPage?: string;
  open: OpenHome;
  /** Proposed mail to bookers not told yet. */
  letter: string;
  /** Whether to show the forms to move or cancel it. They have their own link, so that nobody taps them by accident. */
  isChanging: boolean;
  /** Whether it is cancelled and can be put back. */
  canHold: boolean;
  /** Fields to move it; undefined where the home is not edited here. */
  fields?: readonly FormField[];
  typed?: Typed;
  hidden: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  isChanged: boolean;
  /** The typed time for an open home that is no longer there. */
  typedTime?: string;
  /** Parts of modules. */
  children: ReactNode;
};

/** The sheet of an open home: its bookings, its visitors, and forms to move or cancel it and to mail bookers. */
export function OpenHomePage(props: OpenHomePageProps) {
  const { publicPage, open, letter, hidden, typed, errors = {}, isChanged, isChanging, children } = props;
  const { address, when, agent, isOff, isOver, bookings, tellings, mailTime } = open;
  const untold = bookings.filter((booking) => booking.untold);
  const canChange = !isOff && !isOver;
  return (
    <OfficePage title={`${when}, ${address}`} heading={address} publicPage={publicPage}>
      <p className="print:hidden">
        {isChanging ? (
          <BackLink href="?">The sheet of this open home</BackLink>
        ) : (
          <BackLink href={href("/office/open-homes")}>Open homes</BackLink>
        )}
      </p>
      <p data-when className="text-lead text-tide">
        {when}
        {isOff && ": it is cancelled"}
        {agent && <span className="block text-slate text-sm">{agent}</span>}
      </p>
      {isChanged && (
        <ErrorSummary title="This home was changed while you looked at it. Nothing was moved: look again, then send it again." />
      )}
      {isOff && <Off {...props} />}
      {Object.keys(errors).length > 0 && <ErrorSummary title="Please look at this again." errors={errors} />}
      {untold.length > 0 && (
        <Letter to={untold} mailTime={mailTime} letter={letter} hidden={hidden} error={errors.letter} />
      )}
      {tellings.length > 0 && (
        <Part title="Told by mail">
          <ul>
            {tellings.map((telling) => (
              <li key={telling} className="wrap-anywhere">
                {telling}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {canChange && isChanging ? (
        <Change {...props} typed={typed?.day ? typed : undefined} booked={bookings.length} />
      ) : (
        children
      )}
      {canChange && !isChanging && (
        <p className="print:hidden">
          <ArrowLink href="?change">Move or cancel this open home</ArrowLink>
        </p>
      )}
    </OfficePage>
  );
}

function Off({ id, typedTime, canHold, hidden }: OpenHomePageProps) {
  return (
    <div className="grid max-w-prose gap-4 print:hidden">
      <p>
        {typedTime && `You had typed ${typedTime}. `}
        <a href={`${href("/office/homes/:id", { id })}?part=inspections#inspections`} className="underline">
          See and set the times of this home
        </a>
        .
      </p>
      {canHold && <IntentForm intent="hold" label="Hold it after all" hidden={hidden} />}
    </div>
  );
}

type LetterProps = Pick<OpenHomePageProps, "letter" | "hidden"> & {
  to: readonly Booking[];
  mailTime?: string;
  error?: string;
};

function Letter({ to, mailTime, letter, hidden, error }: LetterProps) {
  const names = to.map(({ name, email }) => name || email).join(", ");
  return (
    <section className="grid max-w-prose gap-4 rounded-sm bg-sand-50 p-5 print:hidden">
      <h2 className="font-semibold">Not told yet: {formatCount(to.length, "person", "people")} who booked</h2>
      <p className="wrap-anywhere">{names}</p>
      {mailTime && <p>They get this mail at {mailTime}, unless you put it right before then.</p>}
      <IntentForm
        intent="write"
        label={`Send this mail now to ${to.length === 1 ? "them" : `all ${to.length}`}`}
        look="primary"
        hidden={hidden}
      >
        <TextAreaField
          name="letter"
          label="Mail"
          hint="It begins with their name; replies go to the agent."
          rows={6}
          defaultValue={letter}
          error={error}
        />
      </IntentForm>
    </section>
  );
}

type ChangeProps = Pick<OpenHomePageProps, "fields" | "typed" | "hidden" | "errors"> & { booked: number };

function Change({ fields, typed, hidden, errors, booked }: ChangeProps) {
  if (!fields)
    return (
      <p className="max-w-prose text-slate print:hidden">
        It can be moved here once the homes are taken over, under{" "}
        <a href={href("/office/homes")} className="underline">
          Homes
        </a>
        .
      </p>
    );
  const known = booked > 0 && (
    <p className="text-slate">
      Those who booked get a mail ten minutes later. Until then you can put it right, or send a mail of your
      own.
    </p>
  );
  return (
    <div className="grid max-w-prose gap-8 print:hidden">
      <Part title="Move it">
        <IntentForm intent="move" label="Move" hidden={hidden}>
          {known}
          <FormFields fields={fields} typed={typed} errors={errors} />
        </IntentForm>
      </Part>
      <Part title="Cancel it">
        <IntentForm intent="cancel" label="Cancel this open home" hidden={hidden}>
          <p className="text-slate">It is off the site within two seconds.</p>
          {known}
        </IntentForm>
      </Part>
    </div>
  );
}
