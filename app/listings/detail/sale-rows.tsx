import type { NearbySale } from "./around-data.ts";

/** Sales with address, price, date and distance. */
export function SaleRows({ sales }: { sales: readonly NearbySale[] }) {
  return (
    <ul className="-my-2.75 divide-y divide-line">
      {sales.map(({ href, address, price, sold }) => (
        <li key={href} className="flex flex-wrap justify-between gap-x-8 py-2.75">
          <a href={href} className="font-semibold underline">
            {address}
          </a>
          <b className="font-medium tabular-nums">{price}</b>
          <span className="basis-full text-slate text-sm">{sold}</span>
        </li>
      ))}
    </ul>
  );
}
