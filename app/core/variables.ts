import { resolve } from "node:path";
import * as v from "valibot";

/** Environment variables by name; an empty one counts as unset. */
export type Variables = Readonly<Record<string, string | undefined>>;

export const matching = (pattern: RegExp) => v.pipe(v.string(), v.trim(), v.regex(pattern));
export const wholeNumber = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern), v.transform(Number));

export const folder = v.message(
  v.pipe(
    matching(/./),
    v.transform((path) => resolve(path)),
  ),
  "the path of a folder",
);

export const port = v.message(
  v.pipe(wholeNumber(/^\d{1,5}$/), v.maxValue(65_535)),
  "a whole number from 0 to 65535 (0: any free port)",
);
export const hostName = v.message(matching(/^[\w.:-]+$/), "a host name or an IP address");
export const origin = v.message(
  v.pipe(
    matching(/^https?:\/\/[^/?#@\s]+\/?$/),
    v.check((text) => URL.canParse(text)),
    v.transform((text) => new URL(text).origin),
  ),
  "an address without a path, such as https://www.example.com",
);

/** Reads a variable that may hold a password: it has no default, and the error does not repeat its value. */
export function readSecret<Schema extends v.GenericSchema<string, string>>(
  variables: Variables,
  name: string,
  schema: Schema,
): string | undefined {
  const text = variables[name];
  if (!text) return undefined;
  const { success, output, issues } = v.safeParse(schema, text);
  if (!success) throw new Error(`${name} cannot be read; accepted is ${issues[0].message}.`);
  return output;
}

/** Reads a variable, or the fallback where it is unset. Throws an error that says what is accepted. */
export function read<Schema extends v.GenericSchema<string, unknown>>(
  variables: Variables,
  name: string,
  schema: Schema,
  fallback: string,
) {
  const text = variables[name] || fallback;
  const { success, output, issues } = v.safeParse(schema, text);
  if (!success) throw new Error(`${name} is ${JSON.stringify(text)}; accepted is ${issues[0].message}.`);
  return output;
}
