import { href, useLocation } from "react-router";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { toPhoneHref } from "#app/region/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Check, ChevronDown } from "#app/ui/icons.tsx";
import { withoutDone } from "../frame/done.ts";
import type { Visitor } from "./find-visitors.server.ts";
import { toSaidWords } from "./said-words.ts";
import { Sayings } from "./sayings.tsx";

type VisitorLineProps = { visitor: Visitor; uid: string; typed?: Typed; errors?: Typed };

/** One visitor: came by one touch, and what they said. On paper there is a box to tick. */
export function VisitorLine({ visitor, uid, typed, errors }: VisitorLineProps) {
  const { id, reference, name, phone, email, message, came, hasBooked, note } = visitor;
  const shown = name || email || reference;
  return (
    <li
      id={`visitor-${id}`}
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
      <p data-waits hidden className="font-semibold text-banksia-700 text-sm">
        Not sent yet
      </p>
      <details open={typed !== undefined} className="group print:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm">
          What they said
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <SayForm visitor={visitor} uid={uid} typed={typed} errors={errors} />
      </details>
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

function SayForm({ visitor, uid, typed, errors }: VisitorLineProps) {
  const { id, interest, price, callBack, note, isReleased } = visitor;
  const known = { interest, price, callBack: toTick(callBack), note, isReleased: toTick(isReleased) };
  return (
    <form
      method="post"
      action={withoutDone(useLocation())}
      noValidate
      data-note
      className="grid max-w-prose gap-4 rounded-sm bg-mist p-4"
    >
      <Hidden intent="say" uid={uid} visitor={id} />
      <input type="hidden" name="known" value={JSON.stringify(known)} />
      <div data-sayings className="grid gap-4">
        <Sayings typed={typed ?? known} errors={errors} />
      </div>
      <p data-wrong role="alert" className="font-semibold text-flame empty:hidden" />
      <div>
        <Button type="submit" size="small">
          Keep what they said
        </Button>
      </div>
    </form>
  );
}

type HiddenProps = { intent: string; uid: string; visitor: string };

export function Hidden(fields: HiddenProps) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function toTick(isSo: boolean) {
  return isSo ? "on" : "";
}
