import { href, useLocation } from "react-router";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { formatDollars, toPhoneHref } from "#app/region/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Check, ChevronDown } from "#app/ui/icons.tsx";
import { withoutDone } from "../frame/done.ts";
import type { Visitor } from "./find-visitors.server.ts";
import { Sayings } from "./sayings.tsx";

type VisitorLineProps = { visitor: Visitor; uid: string; typed?: Typed; errors: Typed };

/** One visitor: came by one touch, and what they said. On paper there is a box to tick. */
export function VisitorLine({ visitor, uid, typed, errors }: VisitorLineProps) {
  const { id, reference, name, phone, email, message, came } = visitor;
  const shown = name || email || reference;
  return (
    <li id={`visitor-${id}`} data-visitor={id} className="grid scroll-mt-24 gap-1 py-3">
      <div className="grid grid-cols-rest-auto items-center gap-x-4">
        <span className="grid min-w-0">
          <a
            href={href("/office/enquiries/:reference", { reference })}
            className="wrap-anywhere inline-flex min-h-9 items-center font-semibold text-lead no-underline"
          >
            <span aria-hidden="true" className="mr-3 hidden size-5 border border-ink print:inline-block" />
            {shown}
          </a>
          {phone && (
            <a
              href={toPhoneHref(phone)}
              className="inline-flex min-h-9 items-center tabular-nums underline print:no-underline"
            >
              {phone}
            </a>
          )}
          {message && <span className="wrap-anywhere text-slate text-sm">{message}</span>}
        </span>
        <CameForm id={id} uid={uid} name={shown} came={came} />
      </div>
      <Said visitor={visitor} />
      <details open={typed !== undefined} className="group print:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-slate text-sm">
          What they said
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <SayForm visitor={visitor} uid={uid} typed={typed} errors={typed ? errors : {}} />
      </details>
    </li>
  );
}

type CameFormProps = { id: string; uid: string; name: string; came: boolean };

function CameForm({ id, uid, name, came }: CameFormProps) {
  return (
    <form method="post" action={withoutDone(useLocation())} className="print:hidden">
      <input type="hidden" name="intent" value="came" />
      <input type="hidden" name="uid" value={uid} />
      <input type="hidden" name="visitor" value={id} />
      <button
        type="submit"
        name="came"
        value={came ? "" : "on"}
        aria-pressed={came}
        className="inline-flex min-h-14 min-w-28 items-center justify-center gap-2 rounded-xs border-2 border-ink font-semibold aria-pressed:border-euc aria-pressed:bg-euc aria-pressed:text-foam"
      >
        {came && <Check aria-hidden="true" className="size-5" />}
        Came<span className="sr-only">: {name}</span>
      </button>
    </form>
  );
}

/** In one line what was noted. */
function Said({ visitor }: { visitor: Visitor }) {
  const { hasBooked, interest, price, callBack, note, isReleased } = visitor;
  const words = [
    !hasBooked && "No booking",
    interest && `Interest: ${interest}`,
    price && formatDollars(Number(price)),
    callBack && "Call back",
    isReleased && "Released to the owner",
  ].filter(Boolean);
  return (
    <p className="wrap-anywhere text-slate text-sm empty:hidden">
      {words.join(" · ")}
      {note && <span className="block whitespace-pre-wrap text-ink">{note}</span>}
    </p>
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
      className="grid max-w-prose gap-4 rounded-sm bg-mist p-4"
    >
      <input type="hidden" name="intent" value="say" />
      <input type="hidden" name="uid" value={uid} />
      <input type="hidden" name="visitor" value={id} />
      <input type="hidden" name="known" value={JSON.stringify(known)} />
      <Sayings typed={typed ?? known} errors={errors} />
      <div>
        <Button type="submit" size="small">
          Keep what they said
        </Button>
      </div>
    </form>
  );
}

function toTick(isSo: boolean) {
  return isSo ? "on" : "";
}
