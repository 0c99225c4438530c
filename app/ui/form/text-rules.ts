import * as v from "valibot";

/** A single line, trimmed. Line breaks and invisible characters become spaces. */
export const line = v.pipe(v.string(), v.transform(toLine));

/** Text of several lines, trimmed. Every line end counts as one character, whatever the browser sends. */
const lines = v.pipe(v.string(), v.transform(toLines));

/** A required line of at most `max` characters; each rule with its own message. */
export function requiredLine(missing: string, max = Number.POSITIVE_INFINITY, tooLong = "") {
  return v.pipe(line, v.check(hasText, missing), atMost(max, tooLong));
}

export function optionalLine(max = Number.POSITIVE_INFINITY, tooLong = "") {
  return v.pipe(line, atMost(max, tooLong));
}

export function requiredLines(missing: string, max: number, tooLong: string) {
  return v.pipe(lines, v.check(hasText, missing), atMost(max, tooLong));
}

export function optionalLines(
  max = Number.POSITIVE_INFINITY,
  tooLong: v.ErrorMessage<v.CheckIssue<string>> = "",
) {
  return v.pipe(lines, atMost(max, tooLong));
}

function atMost(max: number, tooLong: v.ErrorMessage<v.CheckIssue<string>>) {
  return v.check((text: string) => countCharacters(text) <= max, tooLong);
}

const MAX_EMAIL = 255;

/** A required address with a dot in its domain (spec §5.5). The specification fixes some messages for empty fields. */
export function requiredEmail(missing = "Enter your email address") {
  return v.pipe(
    line,
    v.check(hasText, missing),
    v.check(isEmailAddress, "Invalid email address"),
    atMost(MAX_EMAIL, "Email must be less than 255 characters"),
  );
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[\\p{L}\\p{N}]+(?:-+[\\p{L}\\p{N}]+)*";
const emailAddress = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, "u");

/** Whether a text is one e-mail address with a dot in its domain (spec §5.5). */
export function isEmailAddress(text: string) {
  return emailAddress.test(text);
}

/** An Australian postcode, or nothing (spec §5.6). */
export const fourDigits = v.check(
  (text: string) => text === "" || /^\d{4}$/.test(text.replace(/\s/g, "")),
  "Enter a postcode of four digits",
);

/** Accepts one of the options. Other values get the message of an empty choice. */
export function choice<Value extends string>(options: readonly { value: Value }[], missing: string) {
  return v.pipe(v.string(), v.trim(), v.picklist(toValues(options), missing));
}

/** Accepts one of the options. Other values count as no choice. */
export function optionalChoice<Value extends string>(options: readonly { value: Value }[]) {
  const picked = v.picklist(toValues(options));
  return v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (v.is(picked, text) ? text : "")),
  );
}

/** A checkbox that must be ticked: browsers send "on" for it, or nothing. */
export function accepted(missing: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text !== ""),
    v.literal(true, missing),
  );
}

/** Counts characters as people do: an emoji or a rare letter is one. */
export function countCharacters(text: string) {
  return [...text].length;
}

export function hasText(text: string) {
  return /[^\s\p{Cc}\p{Cf}]/u.test(text);
}

function toLine(text: string) {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

function toLines(text: string) {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

function toValues<Value extends string>(options: readonly { value: Value }[]) {
  return options.map(({ value }) => value);
}

/** A checkbox that may be ticked: browsers send its value, or nothing. */
export const ticked = v.pipe(
  v.string(),
  v.transform((text) => text !== ""),
);
