export const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** A month as people write it: Dec, Dec., December. */
export const month = `(${months.join("|")})(?:r?uary|ch|il|e|y|ust|t|(?:t?em|o)?ber)?\\.?`;

/** Days and times, also those without a year. */
const times = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)?[- ]${month}(?:[- ,]+(?:20)?\\d\\d\\b)?`,
    `\\b${month} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? 20\\d\\d\\b)?`,
    "\\b\\d{1,2}[-/.]\\d{1,2}[-/.](?:20)?\\d\\d\\b",
    "\\b\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\b|\\b\\d{1,2}:\\d\\d\\b",
  ].join("|"),
  "gi",
);

/** Removes days and times from a text: "Auction 12 December, 5pm". */
export function withoutTimes(text: string) {
  return text.replace(times, "");
}
