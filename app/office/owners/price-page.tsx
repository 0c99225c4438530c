import { href } from "react-router";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import type { PriceLine } from "./price-history.server.ts";

type PricePageProps = {
  home: { id: string; address: string };
  /** The estimate of the agency agreement, in words. */
  estimate?: string;
  lines: readonly PriceLine[];
};

/** Guide against what visitors thought and what came of it: for the principal only. */
export function PricePage({ home, estimate, lines }: PricePageProps) {
  return (
    <OfficePage title={`Prices of ${home.address}`} heading="Guide and price">
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address}</BackLink>
      </p>
      {estimate && <p className="max-w-prose">{estimate}</p>}
      <div className="overflow-x-auto">
        <table className="w-full max-w-form text-left">
          <caption className="sr-only">Guide, opinions and price over time</caption>
          <thead className="text-slate text-sm">
            <tr>
              {["Day", "What", "Price"].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-y">
            {lines.map(({ day, what, words }) => (
              <tr key={`${day} ${what} ${words}`}>
                <td className="py-3 pr-4 tabular-nums">{day}</td>
                <td className="wrap-anywhere py-3 pr-4">{what}</td>
                <td className="py-3 font-semibold tabular-nums">{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </OfficePage>
  );
}
