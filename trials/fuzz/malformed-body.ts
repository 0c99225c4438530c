import { makeValue } from "./malformed-address.ts";
import type { Random } from "./random.ts";

const fields = [
  "firstName",
  "lastName",
  "name",
  "email",
  "phone",
  "propertyAddress",
  "address",
  "suburb",
  "postcode",
  "appraisalType",
  "propertyType",
  "contactReason",
  "message",
  "time",
  "acceptTerms",
  "submission",
  "subject",
  "token",
  "__proto__",
  "",
] as const;

const contentTypes = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "APPLICATION/X-WWW-FORM-URLENCODED",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  `multipart/form-data; boundary=${"x".repeat(200)}`,
  "application/json",
  "text/plain",
  "text/x-script",
  "/",
  "a",
  "\xff",
] as const;

export type Body = { type: string; text: string };

/** Makes a body to send in place of a form. */
export function makeBody(random: Random): Body {
  const type = random.pick(contentTypes);
  const kind = random.below(6);
  if (kind === 0) return { type, text: random.bytes(random.below(400)) };
  if (kind === 1) return { type, text: JSON.stringify({ email: [null, { a: 1 }], __proto__: 1 }) };
  if (kind === 2) return { type, text: makeMultipart(random) };
  if (kind === 3) return { type, text: `${random.pick(fields)}=1&`.repeat(random.below(3_000)) };
  return { type: contentTypes[0], text: makeForm(random) };
}

function makeForm(random: Random) {
  return random
    .some(fields.length, () => `${random.pick(fields)}${random.chance(0.9) ? "=" : ""}${makeValue(random)}`)
    .join(random.pick(["&", "&", "&&", ";"]));
}

function makeMultipart(random: Random) {
  const parts = random.some(4, () => {
    const file = random.chance(0.3) ? '; filename="../../a.sh"' : "";
    const name = random.chance(0.8) ? `; name="${random.pick(fields)}"${file}` : "";
    return `--x\r\nContent-Disposition: form-data${name}\r\n${random.chance(0.8) ? "\r\n" : ""}${makeValue(random)}\r\n`;
  });
  return `${parts.join("")}${random.pick(["--x--\r\n", "--x", "", "--y--\r\n"])}`;
}
