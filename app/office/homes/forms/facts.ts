import { agency } from "#app/agency/folder/agency.ts";
import { homeTypes } from "#app/homes/record/home-types.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { formatCount } from "#app/region/format.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { isDay } from "#app/ui/form/value-rules.ts";
import {
  type Fields,
  type FormFacts,
  getLine,
  getNumber,
  isCount,
  type PartForm,
  toText,
} from "./part-form.ts";

const types = homeTypes.map(({ name }) => ({ value: name, label: name }));

/** What rooms and sizes are called in records. */
const names = {
  sale: { beds: "beds", baths: "baths", size: "land_size_sqm" },
  rental: { beds: "bedrooms", baths: "bathrooms", size: "home_size_sqm" },
} as const;

/** Of homes that only the office knows: what a CRM sends otherwise. */
export const factsForm: PartForm = {
  label: "Address and rooms",
  toFields: (record, facts) => [
    {
      name: "address",
      label: "Address",
      kind: "line",
      hint: `As “12 Station Street, ${agency.address.suburb}”.`,
      defaultValue: toText(record, "address"),
    },
    {
      name: "suburb",
      label: "Suburb",
      kind: "choice",
      options: facts.suburbs.map((name) => ({ value: name, label: name })),
      defaultValue: toText(record, "suburb"),
    },
    {
      name: "hidden",
      label: "Show the suburb only",
      kind: "check",
      defaultValue: record.address_display === false ? "on" : "",
    },
    { name: "type", label: "Type", kind: "choice", options: types, defaultValue: toText(record, "type") },
    ...toRoomFields(record, facts),
  ],
  read(typed, _record, { offer }) {
    const name = names[offer];
    const [address, suburb, type, available] = ["address", "suburb", "type", "available"].map((each) =>
      getLine(typed, each),
    );
    const [beds, baths, parking, size] = ["beds", "baths", "parking", "size"].map((each) =>
      getNumber(typed, each),
    );
    const bond = getNumber(typed, "bond", parseAmount);
    const counts = { beds, baths, parking };
    const errors = {
      ...(!address && { address: "Write the address" }),
      ...(!suburb && { suburb: "Choose the suburb" }),
      ...(!type && { type: "Choose the type" }),
      ...Object.fromEntries(
        Object.entries(counts)
          .filter(([, count]) => count !== undefined && !isCount(count))
          .map(([each]) => [each, "Write a whole number"]),
      ),
      ...(!isLand({ propertyType: type ?? "" }) && findMissing(counts, offer)),
      ...(Number.isNaN(size) && { size: "Write a number of square metres" }),
      ...(Number.isNaN(bond) && { bond: "Write an amount" }),
      ...(available && !isDay(available) && { available: "Choose the day" }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    return {
      value: {
        address,
        suburb,
        type,
        address_display: typed.hidden ? false : null,
        [name.beds]: beds ?? 0,
        [name.baths]: baths ?? 0,
        parking: parking ?? null,
        [name.size]: size ?? null,
        ...(offer === "rental" && { available: available || null, bond_aud: bond ?? null }),
      },
    };
  },
  toWords(record, { offer }) {
    const { beds, baths } = names[offer];
    return [
      toText(record, "address"),
      toText(record, "type"),
      formatCount(Number(record[beds] ?? 0), "bedroom"),
      formatCount(Number(record[baths] ?? 0), "bathroom"),
    ]
      .filter(Boolean)
      .join(", ");
  },
};

/** Rooms, and the parking of a home for sale, always stand on its page (spec §2.14): what nobody typed is not 0. */
function findMissing(counts: Record<string, number | undefined>, offer: FormFacts["offer"]) {
  const asked = Object.entries({
    beds: "Write the bedrooms, 0 where there are none",
    baths: "Write the bathrooms, 0 where there are none",
    ...(offer === "sale" && { parking: "Write the car spaces, 0 where there are none" }),
  });
  return Object.fromEntries(asked.filter(([name]) => counts[name] === undefined));
}

function toRoomFields(record: Fields, { offer }: FormFacts): FormField[] {
  const name = names[offer];
  const number = (field: string, label: string, from: string): FormField => ({
    name: field,
    label,
    kind: "number",
    isOptional: true,
    defaultValue: toText(record, from),
  });
  const count = (field: string, label: string, from: string): FormField => ({
    ...number(field, label, from),
    isOptional: undefined,
    hint: "0 where there are none.",
  });
  const rooms = [
    count("beds", "Bedrooms", name.beds),
    count("baths", "Bathrooms", name.baths),
    (offer === "sale" ? count : number)("parking", "Car spaces", "parking"),
    number("size", offer === "sale" ? "Land in sqm" : "Home in sqm", name.size),
  ];
  if (offer === "sale") return rooms;
  return [
    ...rooms,
    {
      name: "available",
      label: "Free from",
      kind: "day",
      isOptional: true,
      defaultValue: toText(record, "available"),
    },
    { ...number("bond", "Bond in dollars", "bond_aud"), kind: "amount" },
  ];
}
