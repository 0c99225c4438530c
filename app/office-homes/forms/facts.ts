import * as v from "valibot";
import { agency, regionWords } from "#app/agency/folder/agency.ts";
import { homeTypes } from "#app/homes/record/home-types.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { formatCount, formatDollars } from "#app/region/format.ts";
import { states } from "#app/region/state.ts";
import { type Fields, toInner, toText } from "#app/register/register.ts";
import { parseAmount, parseNumber } from "#app/ui/form/amount.ts";
import { optionalChoice, optionalLine, requiredLine, ticked } from "#app/ui/form/text-rules.ts";
import { getAreaUnit, splitArea } from "#app/values/area-units.ts";
import { optionalDay, optionalNumber } from "#app/values/value-rules.ts";
import {
  answerField,
  type ChangedFields,
  definePart,
  type FormFacts,
  optionalAmount,
  toAnswer,
} from "./part-form.ts";

/** Names of the room fields in records. */
const names = {
  sale: { beds: "beds", baths: "baths" },
  rental: { beds: "bedrooms", baths: "bathrooms" },
} as const;

/** Fields that records of homes for sale keep in a table of their own. */
const information = [
  ["homeSize", "Home size_sqm"],
  ["council", "Council rates_AUD_per_quarter"],
  ["water", "Water rates_AUD_per_quarter"],
  ["strata", "Strata levies_AUD_per_quarter"],
] as const;

const count = v.pipe(
  optionalNumber("Write a whole number"),
  v.check((number = 0) => Number.isInteger(number), "Write a whole number"),
);
const squareMetres = optionalNumber("Write a number of square metres, or hectares such as 2.5 ha", {
  parse: parseArea,
});
const petWords = [
  { value: "considered", label: "Considered" },
  { value: "welcome", label: "Welcome" },
];
const rooms = { kind: "number", isNarrow: true, isOptional: false } as const;

const more = { group: "Land, sizes and terms", isOptional: false } as const;

export const factsForm = definePart({
  label: "Address and rooms",
  toForm({ offer, suburbs, isOfOffice }, record) {
    const isSale = offer === "sale";
    const [suburb, type] = [toText(record, "suburb"), toText(record, "type")];
    const knownSuburbs = toOptions(
      suburbs.map(({ name }) => name),
      suburb,
    );
    const types = toOptions(
      homeTypes.map(({ name }) => name),
      type,
    );
    return v.object({
      address: field("Address", isOfOffice ? requiredLine("Write the address") : optionalLine(), {
        hint: `For example “12 Station Street, ${agency.address.suburb}”.`,
      }),
      suburb: field("Suburb", optionalChoice(knownSuburbs), {
        options: knownSuburbs,
        empty: "As in the address",
      }),
      type: field("Type", optionalChoice(types), { options: types, empty: "Not known" }),
      beds: field("Bedrooms", count, rooms),
      baths: field("Bathrooms", count, rooms),
      parking: field("Car spaces", count, rooms),
      hidden: field("Show the suburb only", ticked, { kind: "check" }),
      featured: field(isOfOffice && "Featured: among the first on the home page", ticked, { kind: "check" }),
      land: field("Land in sqm, or “2.5 ha”", squareMetres, more),
      homeSize: field("Home in sqm", squareMetres, { ...more, kind: "number" }),
      council: field(isSale && "Council rates a quarter in dollars", optionalAmount, more),
      water: field(isSale && "Water rates a quarter in dollars", optionalAmount, more),
      strata: field(isSale && `${regionWords.strata} a quarter in dollars`, optionalAmount, more),
      available: field(!isSale && "Available from", optionalDay("Choose the day"), { ...more, kind: "day" }),
      bond: field(
        !isSale && "Bond in dollars",
        optionalNumber("Write an amount", { parse: parseAmount }),
        more,
      ),
      pets: field(!isSale && "Pets", optionalChoice(petWords), {
        ...more,
        options: petWords,
        empty: "Not stated",
      }),
      furnished: answerField(!isSale && "Furnished", more),
      lease: field(
        !isSale && "Lease, as “12 months”",
        optionalLine(100, "Write at most 100 characters"),
        more,
      ),
    });
  },
  toValues(record, { offer }) {
    const name = names[offer];
    const info = toInner(record, "property_info");
    return {
      ...record,
      ...Object.fromEntries(information.map(([field, name]) => [field, info[name]])),
      hidden: record.address_display === false,
      beds: record[name.beds],
      baths: record[name.baths],
      land: record.land_size_sqm,
      ...(offer === "rental" && { homeSize: record.home_size_sqm }),
      bond: record.bond_aud,
      furnished: toAnswer(record.furnished),
    };
  },
  findErrors: ({ address, suburb, type, ...counts }, { isOfOffice, suburbs }, record) => ({
    suburb:
      !toPlace({ address, suburb }, suburbs, record).suburb &&
      (isOfOffice || address !== toText(record, "address")) &&
      "Choose the suburb: the address names none of yours",
    ...(isOfOffice && !isLand({ propertyType: type, beds: counts.beds }) && findMissing(counts)),
  }),
  toRecord({ address, suburb, type, ...home }, { offer, isOfOffice, suburbs }, record): ChangedFields {
    const name = names[offer];
    return {
      ...toPlace({ address, suburb }, suburbs, record),
      type: type || null,
      address_display: home.hidden ? false : null,
      ...(isOfOffice && { featured: home.featured }),
      [name.beds]: home.beds ?? null,
      [name.baths]: home.baths ?? null,
      parking: home.parking ?? null,
      land_size_sqm: home.land ?? null,
      ...(offer === "sale" && { property_info: toInformation(home) }),
      ...(offer === "rental" && {
        home_size_sqm: home.homeSize ?? null,
        available: home.available ?? null,
        bond_aud: home.bond ?? null,
        pets: home.pets || null,
        furnished: home.furnished ?? null,
        lease: home.lease || null,
      }),
    };
  },
  toWords(record, { offer }) {
    const { beds, baths } = names[offer];
    const info = toInner(record, "property_info");
    const sqm = (words: string, value: unknown) => typeof value === "number" && `${words} ${value} sqm`;
    const pets = petWords.find(({ value }) => value === record.pets)?.label.toLowerCase();
    return [
      toText(record, "address"),
      toText(record, "type"),
      toCount(record[beds], "bedroom"),
      toCount(record[baths], "bathroom"),
      toCount(record.parking, "car space"),
      sqm("land", record.land_size_sqm),
      sqm("home", record.home_size_sqm),
      ...information.map(([field, name]) =>
        field === "homeSize" ? sqm("home", info[name]) : toDollars(field, info[name]),
      ),
      toDollars("bond", record.bond_aud),
      pets && `pets ${pets}`,
      record.furnished === true && "furnished",
      record.furnished === false && "not furnished",
    ]
      .filter(Boolean)
      .join(", ");
  },
});

function toCount(value: unknown, word: string) {
  return typeof value === "number" && formatCount(value, word);
}

function toDollars(words: string, value: unknown) {
  return typeof value === "number" && `${words} ${formatDollars(value)}`;
}

function toInformation(home: Partial<Record<(typeof information)[number][0], number>>) {
  const said = information.flatMap(([field, name]) =>
    home[field] === undefined ? [] : [[name, home[field]]],
  );
  return said.length > 0 ? Object.fromEntries(said) : null;
}

/** Parses an area into square metres: "640", "2.5 ha", "10 acres". */
function parseArea(text: string) {
  const { number: figure, unit } = splitArea(text);
  const [number, times] = [parseNumber(figure), getAreaUnit(unit || "sqm")];
  return number === undefined || times === undefined ? undefined : Math.round(number * times);
}

/** The known options, with the record's own value in front if it is none of them. */
function toOptions(known: readonly string[], now: string) {
  const names = now && !known.includes(now) ? [now, ...known] : known;
  return names.map((name) => ({ value: name, label: name }));
}

const stateAndPostcode = new RegExp(`[\\s,]+(?:${states.join("|")})?[\\s,]*(?:\\d{4})?$`, "i");

type Place = { address: string; suburb: string };

/** Splits the address. A suburb that was typed after the street is recognised, one that was only chosen is appended. */
function toPlace({ address, suburb: chosen }: Place, suburbs: FormFacts["suburbs"], record: Fields) {
  const before = { address: toText(record, "address"), suburb: toText(record, "suburb") };
  if (address === before.address && chosen === before.suburb) return before;
  const plain = address.replace(stateAndPostcode, "");
  const endings = suburbs.map(({ name }) => name).filter((name) => endsWith(plain, name));
  const [named = ""] = endings.toSorted((one, other) => other.length - one.length);
  const suburb = (chosen !== before.suburb && chosen) || named || chosen;
  const street = named ? plain.slice(0, -named.length).replace(/[\s,]+$/, "") : address;
  const postcode = suburbs.find(({ name }) => name === suburb)?.postcode;
  return {
    address: street ? `${street}, ${suburb}` : null,
    suburb,
    postcode: (suburb === before.suburb && record.postcode) || postcode || null,
  };
}

function endsWith(address: string, name: string) {
  const end = address.slice(-name.length - 1).toLowerCase();
  return /^[\s,]/.test(end) && end.slice(1) === name.toLowerCase();
}

/** Rooms are required for homes written here; the agency's software may leave them out. */
function findMissing({ beds, baths }: { beds?: number; baths?: number }) {
  return {
    beds: beds === undefined && "Write the bedrooms, 0 where there are none",
    baths: baths === undefined && "Write the bathrooms, 0 where there are none",
  };
}
