import { href, useLocation } from "react-router";
import { withoutDone } from "#app/office/frame/done.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import { Check, ChevronDown } from "#app/ui/icons.tsx";
import { formatSayings } from "../format-sayings.ts";
import type { Double } from "../store/find-visitors.server.ts";
import { SAY_FORM, SayForm, type SayFormProps, toKnown } from "./note-forms.tsx";

type VisitorLineProps = SayFormProps & {
  /** Whether the form for feedback is open. */
  isSaying?: boolean;
};

/** A visitor's line with a button for "came" and their feedback. In print it has a box to tick. */
export function VisitorLine({ visitor, uid, asksPrice, typed, errors, isSaying }: VisitorLineProps) {
  const { id, reference, name, phone, email, message, came, hasBooked, note } = visitor;
  const shown = name || email || reference;
  return (
    <li
      id={`visitor-${id}`}
      data-known={toKnown(visitor)}
      data-twice={visitor.sameAs ? true : undefined}
      className="grid scroll-mt-24 gap-1 py-3"
    >
      <div className="grid grid-cols-rest-auto items-center gap-x-4">
        <span className="grid min-w-0">
          <a
            href={href("/office/enquiries/:reference", { reference })}
            className="wrap-anywhere inline-flex min-h-8 items-center font-semibold text-lead no-underline"
          >
            <span aria-hidden="true" className="mr-3 hidden size-5 border border-ink print:inline-block" />
            <span data-name>{shown}</span>
          </a>
          <a
            data-contact
            href={phone ? toPhoneHref(phone) : `mailto:${email}`}
            className="wrap-anywhere inline-flex min-h-8 items-center tabular-nums underline empty:hidden print:no-underline"
          >
            {phone || email}
          </a>
          {message && <span className="wrap-anywhere text-slate text-sm">{message}</span>}
        </span>
        <CameForm id={id} uid={uid} name={shown} came={came} />
      </div>
      <p data-said={hasBooked ? "booked" : ""} className="text-slate text-sm empty:hidden">
        {formatSayings(visitor, hasBooked)}
      </p>
      <p data-said-note className="wrap-anywhere whitespace-pre-wrap text-sm empty:hidden">
        {note}
      </p>
      {visitor.double && <JoinForm uid={uid} visitor={id} double={visitor.double} />}
      <p data-waits hidden className="font-semibold text-banksia-700 text-sm">
        Not sent yet
      </p>
      {isSaying || typed ? (
        <SayForm
          id={SAY_FORM}
          visitor={visitor}
          uid={uid}
          asksPrice={asksPrice}
          typed={typed}
          errors={errors}
        />
      ) : (
        <a
          href={`?visitor=${id}#${SAY_FORM}`}
          data-say
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm no-underline print:hidden"
        >
          What they said
          <ChevronDown className="size-4" />
        </a>
      )}
    </li>
  );
}

type CameFormProps = { id: string; uid: string; name: string; came: boolean };

function CameForm({ id, uid, name, came }: CameFormProps) {
  return (
    <form method="post" action={withoutDone(useLocation())} data-note className="print:hidden">
      <Hidden values={{ intent: "came", uid, visitor: id }} />
      <button
        type="submit"
        name="came"
        value={came ? "" : "on"}
        aria-pressed={came}
        aria-label={`Came: ${name}`}
        className="group inline-flex min-h-14 min-w-28 items-center justify-center gap-2 rounded-xs border-2 border-ink bg-white font-semibold aria-pressed:border-euc aria-pressed:bg-euc aria-pressed:text-foam"
      >
        <Check className="hidden size-5 group-aria-pressed:block" />
        Came
      </button>
    </form>
  );
}

/** Offers to join a visitor with somebody known who looks the same, or says that they are joined. */
function JoinForm({ uid, visitor, double }: { uid: string; visitor: string; double: Double }) {
  const page = withoutDone(useLocation());
  const { kind, reference, name, when, isJoined } = double;
  const link = (
    <a href={href("/office/enquiries/:reference", { reference })} className="font-semibold underline">
      {name}
    </a>
  );
  if (isJoined)
    return (
      <p className="text-sm">
        {kind === "twice" ? (
          <>The same person as {link}, counted once</>
        ) : (
          <>
            Joined with {link}, who asked {when}
          </>
        )}
      </p>
    );
  return (
    <form
      method="post"
      action={page}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm bg-banksia-100 px-4 py-2 print:hidden"
    >
      <Hidden values={{ intent: "join", uid, visitor, other: reference }} />
      <p className="text-sm">
        {kind === "twice" ? (
          <>Twice? Looks like {link}, at this door too</>
        ) : (
          <>
            Looks like {link}, who asked {when}
          </>
        )}
      </p>
      <Button type="submit" size="small" look="secondary" aria-label={`Join with ${name}`}>
        Join
      </Button>
    </form>
  );
}
