type Addressed = { address: string; suburb: string; address_display?: boolean | null };

/** "14", "7/14", "7 & 9 " */
const number = "(?:[\\d&][\\w/&-]*\\s+)";
/** Matches "7 & 9 14". The bound keeps a text of numbers alone from being read more than once. */
const MOST_NUMBERS = 4;

/**
 * A record as it may be shown: where the address is hidden, its street gives way to the suburb in every text of the
 * agency's, such as the place of an auction, the title of a document or what a picture shows.
 */
export function hideStreet<Supplied extends Addressed>(record: Supplied): Supplied {
  const street = record.address_display === false && findStreet(record);
  if (!street) return record;
  const pattern = new RegExp(`${number}{0,${MOST_NUMBERS}}${escapePattern(street)}`, "gi");
  return JSON.parse(JSON.stringify(record), (_name, value) =>
    typeof value === "string" && !value.startsWith("http") ? value.replace(pattern, record.suburb) : value,
  );
}

/** Reports files whose address reveals the hidden street: it cannot be rewritten without losing the file. */
export function noteHiddenStreet(record: Addressed) {
  const street = record.address_display === false && toLetters(findStreet(record) ?? "");
  if (!street) return [];
  const { address: _own, ...rest } = record;
  const telling = findFileAddresses(rest).filter((address) => toLetters(address).includes(street));
  const reason = "the address is hidden, but the file’s own names the street: rename it";
  return telling.map((address) => ({ field: "address_display", reason: `${reason} (${address})` }));
}

function findFileAddresses(value: unknown): string[] {
  if (typeof value === "string") return /^(?:https?:\/)?\/\S+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(findFileAddresses) : [];
}

/** "12%20Tern-Lane" and "12 Tern Lane" alike. */
function toLetters(text: string) {
  return text.toLowerCase().replace(/%20|[^\p{L}\p{N}]/gu, "");
}

/**
 * "Tern Lane" of "7/14 Tern Lane, Manly" and of "Unit 7, 14 Tern Lane"; without a number the first part. Undefined where
 * the street is not in the record any more.
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
