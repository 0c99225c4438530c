import { href } from "react-router";
import type { State } from "#app/office/frame/state-badge.tsx";
import { StateBadge } from "#app/office/frame/state-badge.tsx";

export type HomeLine = {
  id: string;
  title: string;
  address: string;
  agent: string;
  price: string;
  state: State;
  /** Whether the office says something else than the home's sender. */
  isEdited: boolean;
};

export function HomeLines({ lines }: { lines: readonly HomeLine[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map(({ id, title, address, agent, price, state, isEdited }) => (
        <li key={id}>
          <a
            href={href("/office/homes/:id", { id })}
            className="grid min-h-16 gap-x-4 gap-y-1.5 py-3 no-underline hover:bg-mist sm:grid-cols-rest-auto"
          >
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold">{address || title || id}</span>
              <span className="wrap-anywhere text-slate text-sm">
                {[price, agent, isEdited && "edited here"].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span>
              <StateBadge state={state} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
