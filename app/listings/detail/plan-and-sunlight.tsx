import { agencyClock } from "#app/agency/agency-time.ts";
import type { HomeFloor, HomePlan, MomentName } from "#app/agency/folder/schemas/drawings.ts";
import { DetailBlock } from "#app/ui/detail-block.tsx";

/** The floors of a home, and the sun on them at the time that is chosen: radio buttons and CSS, no script. */
export function PlanAndSunlight({ plan }: { plan: HomePlan }) {
  return (
    <DetailBlock title="Floor plan and sunlight" print="not">
      <p className="max-w-prose text-md text-tide">{plan.sentence}</p>
      <div className="group grid gap-5.5">
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          {days.map((day) => (
            <Day key={day.month} {...day} />
          ))}
        </div>
        <div aria-live="polite" className="text-sm text-tide">
          {days.flatMap(({ label, month }) =>
            times.map((time) => {
              const moment = toMoment(month, time);
              return (
                <p key={moment} className={`hidden ${shownAt[moment]}`}>
                  {toStatement(plan.sunny[moment], `${label}, ${time.label}`)}
                </p>
              );
            }),
          )}
        </div>
        <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
          {plan.floors.map((floor) => (
            <Floor key={floor.src} floor={floor} />
          ))}
        </div>
        <p className="text-slate text-xs">
          From a model of the home at {agencyClock}’s time, without trees.
        </p>
      </div>
    </DetailBlock>
  );
}

const days = [
  { month: "jun", label: "21 June" },
  { month: "dec", label: "21 December" },
] as const;
const times = [
  { hour: 9, label: "9 am" },
  { hour: 12, label: "noon" },
  { hour: 15, label: "3 pm" },
] as const;

function toMoment(month: (typeof days)[number]["month"], { hour }: (typeof times)[number]): MomentName {
  return `${month}-${hour}`;
}

function Day({ month, label }: (typeof days)[number]) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex">
        {times.map((time) => (
          <label
            key={time.hour}
            className="-ml-px flex min-h-11 cursor-pointer items-center border border-control px-4 text-sm first:ml-0 first:rounded-l-xs last:rounded-r-xs has-checked:bg-ink has-checked:text-foam has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="sun"
              value={toMoment(month, time)}
              defaultChecked={toMoment(month, time) === "jun-12"}
              className="sr-only"
            />
            {time.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Floor({ floor }: { floor: HomeFloor }) {
  const { width, height } = floor;
  return (
    <div className="relative self-start">
      <img
        src={floor.src}
        alt={floor.alt}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto w-full"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full fill-banksia-300 mix-blend-multiply"
      >
        {Object.entries(shownAt).map(([moment, shown]) => (
          <path
            key={moment}
            d={new Map(Object.entries(floor.sun)).get(moment)}
            className={`hidden ${shown}`}
          />
        ))}
      </svg>
    </div>
  );
}

const shownAt: Record<MomentName, string> = {
  "jun-9": "group-has-[[value=jun-9]:checked]:block",
  "jun-12": "group-has-[[value=jun-12]:checked]:block",
  "jun-15": "group-has-[[value=jun-15]:checked]:block",
  "dec-9": "group-has-[[value=dec-9]:checked]:block",
  "dec-12": "group-has-[[value=dec-12]:checked]:block",
  "dec-15": "group-has-[[value=dec-15]:checked]:block",
};

function toStatement(rooms: string, time: string) {
  return rooms ? `${time}: sun in ${rooms}.` : `${time}: no sun comes in.`;
}
