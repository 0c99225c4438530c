import type { Typed } from "#app/office/frame/form-fields.tsx";
import { formatCount } from "#app/region/format.ts";
import { Part } from "../frame/office-page.tsx";
import { type Code, DoorCode } from "./door-code.tsx";
import type { Visitor } from "./find-visitors.server.ts";
import { VisitorLine } from "./visitor-line.tsx";
import { type DoorForm, WalkInForm } from "./walk-in-form.tsx";

export type DoorProps = DoorForm & {
  visitors: readonly Visitor[];
  /** Groups through the home at all its open homes. */
  through: number;
  /** Whether it is the day, or the one before or after. */
  isNow: boolean;
  code?: Code;
  /** Until when (ms) the page is kept on this phone; nothing while the door is not open. */
  keptUntil?: number;
};

/** Who came to an open home: those who booked by one touch, others by name. */
export function Door({ door, typed, errors }: { door: DoorProps; typed?: Typed; errors: Typed }) {
  const { uid, visitors, through } = door;
  const came = visitors.filter((visitor) => visitor.came && !visitor.sameAs).length;
  const missing = visitors.filter((visitor) => visitor.hasBooked && !visitor.came).length;
  return (
    <Part title="At the door">
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 print:hidden">
        <span>
          <span className="font-display text-h2 tabular-nums">{came}</span> came
        </span>
        {missing > 0 && <span className="text-slate">{missing} booked, not here yet</span>}
        {through > came && (
          <span className="text-slate">{formatCount(through, "group")} through this home so far</span>
        )}
      </p>
      {door.isNow && <DoorCode code={door.code} uid={uid} />}
      <WalkInForm door={door} typed={typed?.intent === "walk in" ? typed : undefined} errors={errors} />
      <ol className="divide-y divide-line border-line border-y">
        {visitors.map((visitor) => (
          <VisitorLine
            key={visitor.id}
            visitor={visitor}
            uid={uid}
            typed={typed?.visitor === visitor.id ? typed : undefined}
            errors={errors}
          />
        ))}
        {paperLines.map((line) => (
          <li key={line} aria-hidden="true" className="hidden min-h-12 print:block" />
        ))}
      </ol>
    </Part>
  );
}

/** On paper, room for who comes without a booking. */
const paperLines = [1, 2, 3, 4, 5, 6];
