/** How numbers are written in Australia, by their digits. */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^(04\d\d)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(0[2378])(\d{4})(\d{4})$/, "($1) $2 $3"],
  [/^(1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(13)(\d\d)(\d\d)$/, "$1 $2 $3"],
];

/**
 * A phone number as people write it: "0491570156" and "+61 491 570 156" are 0491 570 156. A landline's without its area
 * code gets that of the region. What is no number of Australia stays as it is.
 */
export function formatPhone(text: string, areaCode: string) {
  const digits = text.replace(/[^\d+]/g, "").replace(/^\+?61(?=[2-9]\d{8}$)/, "0");
  const national = /^[2-9]\d{7}$/.test(digits) ? `${areaCode}${digits}` : digits;
  const grouping = groupings.find(([pattern]) => pattern.test(national));
  return grouping ? national.replace(...grouping) : text;
}
