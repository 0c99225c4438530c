const LEAST_DIGITS = 8;
/** Without the country's code and the first 0. */
const NATIONAL_DIGITS = 9;

/**
 * A phone number as digits, the same however an Australian writes it: "+61 491 570 110" and "(0491) 570-110" are
 * 0491570110. `undefined` when it is too short to belong to one person.
 */
export function toPhoneDigits(text: string): string | undefined {
  const abroad = text.replace(/\D/g, "").replace(/^00/, "");
  const national = abroad.startsWith("61") ? abroad.slice(2).replace(/^0/, "") : "";
  const found = national.length === NATIONAL_DIGITS ? `0${national}` : abroad;
  return found.length < LEAST_DIGITS ? undefined : found;
}

const searched = ["name", "firstName", "lastName", "email", "unitNo", "propertyAddress", "address"] as const;

type Searched = {
  fields: Readonly<Record<string, unknown>>;
  about?: { listing?: { title?: string; address?: string } };
};

/** The text in which an enquiry is searched: name, e-mail, telephone as digits, addresses. */
export function toSearchText({ fields, about }: Searched) {
  const phone = typeof fields.phone === "string" ? (toPhoneDigits(fields.phone) ?? fields.phone) : "";
  const words = [
    ...searched.map((name) => fields[name]),
    phone,
    about?.listing?.address,
    about?.listing?.title,
  ];
  return words
    .filter((word) => typeof word === "string" && word !== "")
    .join(" ")
    .toLowerCase();
}

const phoneNumber = /^[\d\s()+./-]+$/;

/** Splits a search into words of which `toSearchText` must contain each; a telephone number is one word. */
export function toSearchWords(typed: string) {
  const phone = phoneNumber.test(typed) ? toPhoneDigits(typed) : undefined;
  return phone ? [phone] : typed.toLowerCase().split(/\s+/).filter(Boolean);
}
