import { href, useLocation } from "react-router";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { Part } from "#app/office/frame/office-page.tsx";
import { formatCount } from "#app/region/format.ts";
import { script } from "../phone/door.script.ts?script";
import type { Visitor } from "../store/find-visitors.server.ts";
import type { AfterMail } from "./after-mails.tsx";
import { type Code, DoorCode } from "./door-code.tsx";
import { type DoorForm, SayForm, WalkInForm } from "./note-forms.tsx";
import { VisitorLine } from "./visitor-line.tsx";

export type DoorProps = DoorForm & {
  visitors: readonly Visitor[];
  /** Number of groups at all open homes of this home. */
  through: number;
  /** Whether the open home is within a day from now. */
  isNow: boolean;
  code?: Code;
  /** Until when (ms) this phone caches the page; undefined while the door is not open. */
  keptUntil?: number;
  /** Proposed mails, once the open home is over. */
  after?: readonly AfterMail[];
};

/** The visitors of an open home, and forms to note them: one tap for those who booked, a name for others. */
export function Door({ door, typed, errors }: { door: DoorProps; typed?: Typed; errors: Typed }) {
  const { uid, asksPrice, visitors, through, keptUntil } = door;
  const saying = new URLSearchParams(useLocation().search).get("visitor");
  const came = visitors.filter((visitor) => visitor.came && !visitor.sameAs).length;
  const missing = visitors.filter((visitor) => visitor.hasBooked && !visitor.came).length;
  return (
    <Part title="At the door">
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 print:hidden">
        <span>
          <span data-came className="font-display text-h2 tabular-nums">
            {came}
          </span>{" "}
          came
        </span>
        <span data-missing className="text-slate">
          {missing > 0 && `${missing} booked, not here yet`}
        </span>
        {through > came && (
          <span className="text-slate">{formatCount(through, "group")} through this home so far</span>
        )}
      </p>
      <div
        data-door={uid}
        data-kept-until={keptUntil}
        className={`grid items-start gap-4 lg:gap-aside ${visitors.length > 0 ? "lg:grid-cols-aside" : "max-w-form"}`}
      >
        <div className="grid gap-4 lg:order-1">
          {door.isNow && <DoorCode code={door.code} uid={uid} />}
          <Unsent />
          <WalkInForm door={door} typed={typed?.intent === "walk in" ? typed : undefined} errors={errors} />
        </div>
        <div>
          <ol data-visitors className="divide-y divide-line border-line border-y empty:hidden">
            {visitors.map((visitor) => (
              <VisitorLine
                key={visitor.id}
                visitor={visitor}
                uid={uid}
                asksPrice={asksPrice}
                isSaying={saying === visitor.id}
                typed={typed?.visitor === visitor.id ? typed : undefined}
                errors={errors}
              />
            ))}
          </ol>
          <PaperLines />
        </div>
        <template data-new-line>
          <VisitorLine visitor={emptyVisitor} uid={uid} asksPrice={asksPrice} />
        </template>
        <template data-say-form>
          <SayForm visitor={emptyVisitor} uid={uid} asksPrice={asksPrice} />
        </template>
      </div>
      <script>{script}</script>
    </Part>
  );
}

/** An empty visitor, for the templates that the script copies. */
const emptyVisitor: Visitor = {
  id: "",
  reference: "-",
  hasBooked: false,
  name: "",
  phone: "",
  email: "",
  message: "",
  came: false,
  interest: "",
  price: "",
  callBack: false,
  note: "",
  told: "",
  isReleased: false,
  news: false,
  sameAs: undefined,
  joinedTo: undefined,
};

/** Blank lines in print for visitors without a booking. */
function PaperLines() {
  return (
    <ol aria-hidden="true" className="hidden divide-y divide-line border-line border-b print:block">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <li key={line} className="min-h-12" />
      ))}
    </ol>
  );
}

/** Messages that the script shows about notes that are only on this phone. */
function Unsent() {
  const { pathname } = useLocation();
  const signIn = `${href("/office/sign-in")}?${new URLSearchParams({ next: pathname })}`;
  return (
    <div className="grid gap-2 empty:hidden print:hidden">
      <p data-kept-here hidden className="text-slate text-sm">
        This page is on your phone and works without reception, until a day after the open home or until you
        sign out.
      </p>
      <p data-unsent hidden role="status" className="rounded-sm bg-banksia-100 px-5 py-4">
        <strong data-unsent-count /> <span data-unsent-why />{" "}
        <a data-sign-in hidden href={signIn} className="font-semibold underline">
          Sign in to send them
        </a>
      </p>
      <div data-refused hidden role="alert" className="grid gap-2 rounded-sm bg-flame-100 px-5 py-4">
        <p className="font-semibold">The office did not take these. They stay here.</p>
        <ul className="grid gap-1" />
      </div>
    </div>
  );
}
