import { href, useLocation } from "react-router";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { toPhoneHref } from "#app/region/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Check, ChevronDown } from "#app/ui/icons.tsx";
import { withoutDone } from "../frame/done.ts";
import type { Visitor } from "./find-visitors.server.ts";
import { Hidden } from "./hidden.tsx";
import { JoinForm } from "./join-form.tsx";
import { toSaidWords } from "./said-words.ts";
import { Sayings } from "./sayings.tsx";

type SayFormProps = { visitor: Visitor; uid: string; typed?: Typed; errors?: Typed };
type VisitorLineProps = SayFormProps & {
  /** Whether what they said is being noted. */
  isSaying?: boolean;
};

/** One visitor: came by one touch, and what they said. On paper there is a box to tick. */
export function VisitorLine({ visitor, uid, typed, errors, isSaying }: VisitorLineProps) {
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
            data-reach
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
        {toSaidWords(visitor, hasBooked)}
      </p>
      <p data-said-note className="wrap-anywhere whitespace-pre-wrap text-sm empty:hidden">
        {note}
      </p>
      {visitor.double && <JoinForm visitor={id} double={visitor.double} />}
      <p data-waits hidden className="font-semibold text-banksia-700 text-sm">
        Not sent yet
      </p>
      {isSaying || typed ? (
        <SayForm visitor={visitor} uid={uid} typed={typed} errors={errors} />
      ) : (
        <a
          href={`?visitor=${id}#visitor-${id}`}
          data-say
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm no-underline print:hidden"
        >
          What they said
          <ChevronDown aria-hidden="true" className="size-4" />
        </a>
      )}
    </li>
  );
}

type CameFormProps = { id: string; uid: string; name: string; came: boolean };

function CameForm({ id, uid, name, came }: CameFormProps) {
  return (
    <form method="post" action={withoutDone(useLocation())} data-note className="print:hidden">
      <Hidden intent="came" uid={uid} visitor={id} />
      <button
        type="submit"
        name="came"
        value={came ? "" : "on"}
        aria-pressed={came}
        aria-label={`Came: ${name}`}
        className="group inline-flex min-h-14 min-w-28 items-center justify-center gap-2 rounded-xs border-2 border-ink bg-white font-semibold aria-pressed:border-euc aria-pressed:bg-euc aria-pressed:text-foam"
      >
        <Check aria-hidden="true" className="hidden size-5 group-aria-pressed:block" />
        Came
      </button>
    </form>
  );
}

/** On the page once, or from where the script takes it for the line that is touched. */
export function SayForm({ visitor, uid, typed, errors }: SayFormProps) {
  const known = toKnown(visitor);
  return (
    <form
      method="post"
      action={withoutDone(useLocation())}
      noValidate
      data-note
      data-sayings
      className="grid max-w-prose gap-4 rounded-sm bg-mist p-4 print:hidden"
    >
      <Hidden intent="say" uid={uid} visitor={visitor.id} />
      <input type="hidden" name="known" value={known} />
      <Sayings typed={typed ?? toSaid(visitor)} errors={errors} />
      <p data-wrong role="alert" className="font-semibold text-flame empty:hidden" />
      <div>
        <Button type="submit" size="small">
          Keep what they said
        </Button>
      </div>
    </form>
  );
}

function toKnown(visitor: Visitor) {
  return JSON.stringify(toSaid(visitor));
}

/** What was said, as the form has it. */
function toSaid({ interest, price, callBack, note, isReleased }: Visitor) {
  return { interest, price, callBack: toTick(callBack), note, isReleased: toTick(isReleased) };
}

function toTick(isSo: boolean) {
  return isSo ? "on" : "";
}
