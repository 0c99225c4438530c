import { formatDollars } from "#app/region/format.ts";
import { parseAmount } from "#app/ui/form/amount.ts";

type Said = Readonly<Partial<Record<"interest" | "price" | "callBack" | "isReleased", string | boolean>>>;

/** A visitor's feedback in one line: "Interest: warm · $2,400,000 · Call back". */
export function formatSayings({ interest, price, callBack, isReleased }: Said, hasBooked: boolean) {
  const amount = parseAmount(String(price ?? ""));
  const words = [
    !hasBooked && "No booking",
    interest && `Interest: ${interest}`,
    amount !== undefined && formatDollars(amount),
    callBack && "Call back",
    isReleased && "Released to the owner",
  ];
  return words.filter(Boolean).join(" · ");
}
