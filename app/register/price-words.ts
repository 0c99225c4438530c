import { toPriceLine } from "#app/homes/record/price-line.ts";
import { readRental, readSale } from "./decide/check-home.ts";
import type { Fields } from "./register.ts";
import type { RegisterRow } from "./store/register-rows.ts";

const ANY_TIME = 0;

/** The price line that visitors read, without rounding. */
export function toPriceWords(record: Fields, { offer }: Pick<RegisterRow, "offer">) {
  const home = { ...record, ...unused };
  const read = offer === "sale" ? readSale(home, ANY_TIME) : readRental(home, ANY_TIME);
  return "fault" in read ? "" : toPriceLine(read.listing, { isExact: true });
}

/** Fields that the price line does not use. A draft may lack them, and reading a whole home's takes long. */
const unused = {
  id: "x",
  title: "x",
  address: "x",
  suburb: "x",
  type: "x",
  description: "x",
  beds: 0,
  baths: 0,
  bedrooms: 0,
  bathrooms: 0,
  agent: { name: "x", phone: "x", email: "x" },
  features: undefined,
  images: [],
  pictures: undefined,
};
