import * as v from "valibot";
import { agency, regionWords } from "#app/agency/folder/agency.ts";
import { homeTypes } from "#app/homes/record/home-types.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { getAreaUnit, splitArea } from "#app/region/area-units.ts";
import { formatCount, formatDollars } from "#app/region/format.ts";
import { toInner, toText } from "#app/register/register.ts";
import { parseAmount, parseNumber } from "#app/ui/form/amount.ts";
import { optionalChoice, optionalLine, requiredLine } from "#app/ui/form/text-rules.ts";
import { optionalDay, optionalNumber, ticked } from "#app/ui/form/value-rules.ts";
import { answerField, definePart, optionalAmount, toAnswer } from "./part-form.ts";

/** Fields of rooms in records. */
const names = {
  sale: { beds: "beds", baths: "baths" },
  rental: { beds: "bedrooms", baths: "bathrooms" },
} as const;

/** What records of homes for sale have in a table of their own. */
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
const asked = { hint: "0 where there are none.", isOptional: false };
const types = homeTypes.map(({ name }) => toOption(name));

/** Address, rooms, sizes and terms. Which home it is, is left to whoever sends it. */
export const factsForm = definePart({
  label: "Address and rooms",
  toForm({ offer, suburbs, isOfOffice }) {
    const isSale = offer === "sale";
    const toRule = (missing: string) => (isOfOffice ? requiredLine(missing) : optionalLine(100, ""));
    return v.object({
      address: field(isOfOffice && "Address", toRule("Write the address"), {
        hint: `As “12 Station Street, ${agency.address.suburb}”. The address of its page is made of it.`,
      }),
      suburb: field(isOfOffice && "Suburb", toRule("Choose the suburb"), {
        options: suburbs.map(({ name }) => toOption(name)),
      }),
      hidden: field(isOfOffice && "Show the suburb only", ticked, { kind: "check" }),
      featured: field(isOfOffice && "Featured: among the first on the home page", ticked, { kind: "check" }),
      type: field(isOfOffice && "Type", optionalChoice(types), { options: types, empty: "Not known" }),
      beds: field("Bedrooms", count, { ...asked, kind: "number" }),
      baths: field("Bathrooms", count, { ...asked, kind: "number" }),
      parking: field("Car spaces", count, {
        hint: "0 where there are none; empty if you don’t know.",
        kind: "number",
      }),
      land: field("Land in sqm", squareMetres, { hint: "Or in hectares, as “2.5 ha”." }),
      homeSize: field("Home in sqm", squareMetres, { kind: "number" }),
      council: field(isSale && "Council rates a quarter in dollars", optionalAmount),
      water: field(isSale && "Water rates a quarter in dollars", optionalAmount),
      strata: field(isSale && `${regionWords.strata} a quarter in dollars`, optionalAmount),
      available: field(!isSale && "Free from", optionalDay("Choose the day"), { kind: "day" }),
      bond: field(!isSale && "Bond in dollars", optionalNumber("Write an amount", { parse: parseAmount })),
      pets: field(!isSale && "Pets", optionalChoice(petWords), {
        options: petWords,
        empty: "Not said",
        isOptional: false,
      }),
      furnished: answerField(!isSale && "Furnished"),
      lease: field(!isSale && "Lease", optionalLine(100, "Write at most 100 characters"), {
        hint: "As “12 months”.",
      }),
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
  findErrors: ({ type, ...counts }, { isOfOffice }) =>
    isOfOffice && !isLand({ propertyType: type, beds: counts.beds }) ? findMissing(counts) : {},
  toRecord({ address, suburb, type, ...home }, { offer, isOfOffice, suburbs }) {
    const postcode = suburbs.find((each) => each.name === suburb)?.postcode;
    const name = names[offer];
    const { featured } = home;
    const hidden = { address_display: home.hidden ? false : null };
    const place = { address, suburb, type: type || null, featured, ...hidden, ...(postcode && { postcode }) };
    return {
      ...(isOfOffice && place),
      [name.beds]: home.beds ?? null,
      [name.baths]: home.baths ?? null,
      parking: home.parking ?? null,
      land_size_sqm: home.land ?? null,
      ...(offer === "sale" ? { property_info: toInformation(home) } : toTerms(home)),
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

type Terms = {
  homeSize?: number;
  available?: string;
  bond?: number;
  pets: string;
  furnished?: boolean;
  lease?: string;
};

function toTerms({ homeSize, available, bond, pets, furnished, lease }: Terms) {
  return {
    home_size_sqm: homeSize ?? null,
    available: available ?? null,
    bond_aud: bond ?? null,
    pets: pets || null,
    furnished: furnished ?? null,
    lease: lease || null,
  };
}

function toInformation(home: Partial<Record<(typeof information)[number][0], number>>) {
  const said = information.flatMap(([field, name]) =>
    home[field] === undefined ? [] : [[name, home[field]]],
  );
  return said.length > 0 ? Object.fromEntries(said) : null;
}

/** Square metres: "640", "2.5 ha", "10 acres". */
function parseArea(text: string) {
  const { number: figure, unit } = splitArea(text);
  const [number, times] = [parseNumber(figure), getAreaUnit(unit || "sqm")];
  return number === undefined || times === undefined ? undefined : Math.round(number * times);
}

function toOption(name: string) {
  return { value: name, label: name };
}

/** Required for homes that are written here; software may send a home without its rooms. */
function findMissing({ beds, baths }: { beds?: number; baths?: number }) {
  return {
    beds: beds === undefined && "Write the bedrooms, 0 where there are none",
    baths: baths === undefined && "Write the bathrooms, 0 where there are none",
  };
}
