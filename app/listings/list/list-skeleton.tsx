import type { ReactNode } from "react";
import { LocationField } from "./location-field.tsx";

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

/** Six placeholders with the geometry of a listing card (spec §4.2, §9.20). */
export function ListSkeleton({ header }: { header: ReactNode }) {
  return (
    <>
      {header}
      <LocationField location="" />
      <div className="border-line border-y py-3.5">
        <div className="h-11.5" />
      </div>
      <div className="wrap pb-(--section)">
        <p role="status" className="flex min-h-18 items-center pt-6 pb-5 text-slate text-ui">
          Loading properties…
        </p>
        <ul aria-hidden="true" className="card-grid sm:cards-2 lg:cards-3 wide:cards-4">
          {PLACEHOLDERS.map((placeholder) => (
            <li
              key={placeholder}
              className="grid animate-pulse-soft gap-3 *:rounded-xs *:bg-mist-200 forced-colors:*:border"
            >
              <div className="aspect-card" />
              <div className="mt-1 h-5.5 w-38/100" />
              <div className="h-3.5 w-72/100" />
              <div className="h-3.5 w-55/100" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
