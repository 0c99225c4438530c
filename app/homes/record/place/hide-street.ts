type Addressed = { address: string; suburb: string; address_display?: boolean | null };

/** "14", "7/14", "7 & 9 " */
const number = "(?:[\\d&][\\w/&-]*\\s+)";
/** Enough for "7 & 9 14". The limit prevents repeated backtracking over long texts of numbers. */
const MOST_NUMBERS = 4;

/**
 * Replaces the street of a hidden address by the suburb in all of the agency's texts, such as the place of an auction,
 * the title of a document or a picture's alternative text.
 */
export function hideStreet<Supplied extends Addressed>(record: Supplied): Supplied {
  const street = record.address_display === false && findStreet(record);
  if (!street) return record;
  const pattern = new RegExp(`${number}{0,${MOST_NUMBERS}}${escapePattern(street)}`, "gi");
  return JSON.parse(JSON.stringify(record), (_name, value) =>
    typeof value === "string" && !value.startsWith("http") ? value.replace(pattern, record.suburb) : value,
  );
}

/** Reports files whose address reveals the hidden street. The address cannot change without losing the file. */
export function noteHiddenStreet(record: Addressed) {
  const street = record.address_display === false && toLetters(findStreet(record) ?? "");
  if (!street) return [];
  const { address: _own, ...rest } = record;
  const revealing = findFileAddresses(rest).filter((address) => toLetters(address).includes(street));
  const reason = "the address is hidden, but the file’s address names the street: rename the file";
  return revealing.map((address) => ({ field: "address_display", reason: `${reason} (${address})` }));
}

function findFileAddresses(value: unknown): string[] {
  if (typeof value === "string") return /^(?:https?:\/)?\/\S+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(findFileAddresses) : [];
}

/** Makes "12%20Tern-Lane" and "12 Tern Lane" equal. */
function toLetters(text: string) {
  return text.toLowerCase().replace(/%20|[^\p{L}\p{N}]/gu, "");
}

/**
 * Finds "Tern Lane" in "7/14 Tern Lane, Manly" and "Unit 7, 14 Tern Lane", and without a number the first part.
 * Undefined if the record no longer has the street.
 */
function findStreet({ address, suburb }: Addressed) {
  const parts = address.split(",").map((part) => part.trim());
  const numbers = new RegExp(`^${number}+`);
  const street = parts.findLast((part) => numbers.test(part))?.replace(numbers, "") ?? parts[0];
  return street === suburb ? undefined : street;
}

function escapePattern(words: string) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}
