import type * as v from "valibot";
import type { Row } from "#app/store/outbox/letter.ts";
import type { FormSchema, Labels } from "#app/ui/form/parse-form.ts";
import type { Campaign } from "./store/campaign.ts";
import type { EnquirySubject } from "./store/read-stored.ts";

/** A kind of enquiry, with its words in the office's mails. */
export type EnquiryKind = {
  /** The stored name of the kind. */
  name: string;
  /** Begins the subject of the office's mails. */
  title: string;
  labels: Readonly<Partial<Record<string, string>>>;
  /** Formats of fields that are not shown as typed. */
  formats?: Readonly<Partial<Record<string, (value: string) => string>>>;
};

/** The fields of a form that take one of a list of options. */
export type ChoiceName<Schema extends FormSchema> = {
  [Name in keyof Schema["entries"]]: IsChoice<v.InferOutput<Schema["entries"][Name]>> extends true
    ? Name
    : never;
}[keyof Schema["entries"]];

type IsChoice<Value> = Value extends string ? (string extends Value ? false : true) : false;

type Format = (value: string) => string;

type KindOf<Schema extends FormSchema> = {
  name: string;
  title: string;
  labels: Labels<Schema>;
  formats: Record<ChoiceName<Schema>, Format> & Partial<Record<keyof Schema["entries"], Format>>;
};

/** Defines a kind by its form's schema. Every field needs a label and every choice a format, in the office's words. */
export function defineEnquiryKind<Schema extends FormSchema>(kind: KindOf<Schema>): EnquiryKind {
  return kind;
}

export type EnquiryFields = Readonly<Partial<Record<string, string | boolean>>>;

export type Enquiry = {
  kind: EnquiryKind;
  fields: EnquiryFields;
  about?: EnquirySubject;
  campaign?: Campaign;
};

export function getVisitorName(fields: EnquiryFields) {
  return toText(fields.name) || [fields.firstName, fields.lastName].map(toText).filter(Boolean).join(" ");
}

/** "" where a campaign form asked for a phone number only. */
export function getEmail({ email }: EnquiryFields) {
  return toText(email);
}

/** The entered values in the form's order and words, without empty fields. */
export function toEnquiryRows({ kind, fields, about }: Enquiry): Row[] {
  const entered = Object.entries(fields).map(([name, value]) => ({
    label: kind.labels[name] ?? name,
    value: formatEntered(kind, name, value),
  }));
  const { listing, agent, page } = about ?? {};
  return [
    ...(listing
      ? [{ label: "Property", value: `${listing.title}, ${listing.address}\n${listing.url}` }]
      : []),
    ...(agent ? [{ label: "Agent", value: agent.name }] : []),
    ...(page ? [{ label: "Page", value: `${page.title}\n${page.url}` }] : []),
    ...entered.filter(({ value }) => value !== ""),
  ];
}

function formatEntered({ formats }: EnquiryKind, name: string, value: string | boolean | undefined) {
  if (typeof value === "string") return formats?.[name]?.(value) ?? value;
  return value ? "Accepted" : "";
}

function toText(value: string | boolean | undefined) {
  return typeof value === "string" ? value : "";
}

/** An option of a select: the value is submitted and stored, the label shown. */
type Option = { value: string; label: string };

/** spec §9.11 */
export const propertyTypes = [
  { value: "house", label: "House" },
  { value: "apartment", label: "Apartment" },
  { value: "townhouse", label: "Townhouse" },
  { value: "villa", label: "Villa" },
  { value: "duplex", label: "Duplex" },
  { value: "land", label: "Land/Vacant Block" },
] as const;

export function asLabelOf(options: readonly Option[]) {
  return (value: string) => options.find((option) => option.value === value)?.label ?? value;
}
