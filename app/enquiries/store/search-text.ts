import { findPhones, isPhone, toPhoneDigits } from "#app/region/phone.ts";

const searched = ["name", "firstName", "lastName", "email", "unitNo", "propertyAddress", "address"] as const;

type Searched = {
  fields: Readonly<Record<string, unknown>>;
  about?: { listing?: { title?: string; address?: string } };
};

/** The text in which an enquiry is searched: name, e-mail, telephone as typed and as digits, addresses. */
export function toSearchText({ fields, about }: Searched) {
  const phone = typeof fields.phone === "string" ? fields.phone : "";
  const words = [
    ...searched.map((name) => fields[name]),
    phone,
    ...findPhones(phone).map(toPhoneDigits),
    about?.listing?.address,
    about?.listing?.title,
  ];
  return words
    .filter((word) => typeof word === "string" && word !== "")
    .join(" ")
    .toLowerCase();
}

/** Splits a search into words of which `toSearchText` must contain each; a telephone number is one word. */
export function toSearchWords(typed: string) {
  const phone = isPhone(typed) ? toPhoneDigits(typed) : undefined;
  return phone ? [phone] : typed.toLowerCase().split(/\s+/).filter(Boolean);
}
