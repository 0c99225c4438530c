const LEAST_DIGITS = 8;

/**
 * A phone number as digits, the same however an Australian writes it: "+61 491 570 110" and "(0491) 570-110" are
 * 0491570110. `undefined` when it is too short to belong to one person.
 */
export function toPhoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const national = /^(?:00)?61(?=0?\d{9}$)0?/.exec(digits);
  const found = national ? `0${digits.slice(national[0].length)}` : digits;
  return found.length < LEAST_DIGITS ? undefined : found;
}
