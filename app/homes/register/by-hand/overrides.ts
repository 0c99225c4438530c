import type { RegisterRow } from "../store/register-rows.ts";

/** Fields that the office edits, and takes back, together. */
export const parts = [
  "headline",
  "text",
  "price",
  "inspections",
  "auction",
  "result",
  "agents",
  "pictures",
  "outcome",
  "facts",
] as const;
export type Part = (typeof parts)[number];

type RecordFields = Readonly<Record<string, unknown>>;

/** Fields of a record as the office wants them; null takes one away. */
export type Override = { part: Part; value: RecordFields };

/** Statuses of a home that is still on the market. */
const onMarket: readonly unknown[] = ["current", "under-offer", "deposit-taken"];

/** A record with what the office says laid over it. What its sender has taken off the market stays off. */
export function applyOverrides(
  { state }: Pick<RegisterRow, "state">,
  record: RecordFields,
  overrides: readonly Override[],
): RecordFields {
  const isOver = state === "sold" || state === "leased";
  const isValid = ({ part, value }: Override) =>
    !(isOver && part === "outcome" && onMarket.includes(value.status));
  const said: RecordFields = Object.assign({}, ...overrides.filter(isValid).map(({ value }) => value));
  const kept = Object.entries({ ...record, ...said }).filter(([name]) => said[name] !== null);
  return Object.fromEntries(kept);
}
