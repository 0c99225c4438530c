import type { ReactNode } from "react";

type ListingHeadingProps = {
  title: string;
  /** With state and postcode. */
  address: string;
  /** As printed. */
  price: string;
  /** Its status, and what can be done with the page, on the price's line. */
  children?: ReactNode;
};

/** What it is, where, for how much. */
export function ListingHeading({ title, address, price, children }: ListingHeadingProps) {
  return (
    <header className="grid gap-3.5 pb-heading print:col-span-full print:gap-0.5 print:pb-3">
      <h1 className="font-display text-h1 print:text-h3">{title}</h1>
      <p className="text-md text-slate print:text-sm">{address}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 print:pt-0">
        <p className="font-display text-h2 print:text-h3">{price}</p>
        {children}
      </div>
    </header>
  );
}
