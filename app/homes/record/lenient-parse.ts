import * as v from "valibot";

export type FieldFault = { field: string; reason: string };

type Result<Output> = { record: Output; warnings: FieldFault[] } | { fault: FieldFault };

const LONGEST_REASON = 200;
/** Marks values for removal at the end of a pass, so that positions in lists stay valid until then. */
const removed = Symbol("removed");

/**
 * Parses a record. An invalid value in a `lenient` field is removed alone, such as a picture, a time or a text. Lists
 * over their limit are cut. A switch that decides what is shown (price_display) counts as off if it is invalid.
 */
export function parseLeniently<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  lenient: ReadonlySet<string>,
): Result<v.InferOutput<Schema>> {
  /** The first fault of each field: the removed value is missing in the next pass, which is not another fault. */
  const warnings = new Map<string, FieldFault>();
  let input = value;
  for (;;) {
    const parsed = v.safeParse(schema, input);
    if (parsed.success) return { record: parsed.output, warnings: [...warnings.values()] };
    const fatal = parsed.issues.find((issue) => !lenient.has(String(issue.path?.[0]?.key)));
    if (fatal) return { fault: toFault(fatal) };
    const repaired = repair(input, parsed.issues);
    if (!repaired) return { fault: toFault(parsed.issues[0]) };
    input = repaired;
    for (const fault of parsed.issues.map(toFault))
      if (!warnings.has(fault.field)) warnings.set(fault.field, fault);
  }
}

function toFault(issue: v.BaseIssue<unknown>): FieldFault {
  const reason = isTooLong(issue)
    ? `has more than ${issue.requirement} entries; the others are not used`
    : issue.message;
  return { field: v.getDotPath(issue) ?? "record", reason: reason.slice(0, LONGEST_REASON) };
}

function isTooLong(issue: v.BaseIssue<unknown>) {
  return issue.type === "max_length" && Array.isArray(issue.input);
}

/** Returns the record without its invalid values; undefined if none can be removed. */
function repair(input: unknown, issues: readonly v.BaseIssue<unknown>[]) {
  const record = structuredClone(input);
  const places = issues.flatMap((issue) => {
    const place = findPlace(record, issue);
    return place ? [{ ...place, issue }] : [];
  });
  if (places.length === 0) return undefined;
  for (const { owner, key, isExact, issue } of places) {
    const found = owner[key];
    if (isTooLong(issue) && Array.isArray(found)) found.length = Number(issue.requirement);
    else owner[key] = isExact && isSwitch(key) ? false : removed;
  }
  return sweep(record);
}

function isSwitch(key: string) {
  return key.endsWith("display");
}

/** Finds the value to remove. For a missing value that is its parent, but for a missing switch the switch itself. */
function findPlace(record: unknown, { path }: v.BaseIssue<unknown>) {
  let place: { owner: Record<string, unknown>; key: string; isExact: boolean } | undefined;
  let node = record;
  for (const [depth, { key }] of (path ?? []).entries()) {
    const name = String(key);
    if (!isObject(node) || !(Object.hasOwn(node, name) || isSwitch(name))) break;
    place = { owner: node, key: name, isExact: depth + 1 === path?.length };
    node = node[name];
  }
  return place;
}

function sweep(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== removed).map(sweep);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== removed);
  return Object.fromEntries(kept.map(([key, inner]) => [key, sweep(inner)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
