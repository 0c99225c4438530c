import { randomInt } from "node:crypto";

// Without 0 O 1 I L U: nothing to mistake on the telephone, and no words.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;

/** A reference that people can read out: "7KQ4-M2XD". */
export function makeReference() {
  const letters = Array.from({ length: 2 * GROUP }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}
