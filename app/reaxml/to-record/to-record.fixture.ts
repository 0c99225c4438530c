import { expect } from "vitest";
import { parseListing } from "../reading/parse-feed.fixture.ts";
import { toRecord } from "./to-record.ts";

const marion = { id: 1, name: "Marion Tate", email: "marion@headland.example", mobile: "0491 570 156" };
const tom = { id: 2, name: "Tom Okafor", email: "tom@headland.example", mobile: "0491 570 313" };

export const team = [
  { ...marion, phone: "", crmId: "77" },
  { ...tom, phone: "" },
];
export const office = { name: "Headland", email: "hello@headland.example", phone: "(02) 5550 0142" };
const options = { team, office, today: "2026-11-24" };

export async function read(
  kind: "residential" | "rental" | "land" | "rural",
  words: string,
  status: "current" | "sold" | "leased" = "current",
) {
  const element = await parseListing(`<${kind}>${words}</${kind}>`);
  const offer = kind === "rental" ? "rental" : "sale";
  const sent = { element, offer, status, modTime: "2026-11-20T09:00:00" } as const;
  const { record, media, findings } = toRecord(sent, options);
  return {
    ...record,
    media,
    codes: findings.map(({ code, path }) => `${code} ${path}`),
    hints: findings.map(({ hint }) => hint),
  };
}

export const sale = (words: string) => read("residential", words);
export const rental = (words: string) => read("rental", words);

/** Expects each named field to have this value; undefined expects it to be missing. */
export function expectFields(record: Record<string, unknown>, expected: Record<string, unknown>) {
  const named = Object.keys(expected).map((field) => [field, record[field]]);
  expect(Object.fromEntries(named)).toEqual(expected);
}
