import type { Row } from "#app/mail/letter.ts";
import type { Enquiry } from "../enquiry.ts";

/** What a visitor entered, in the order and words of the form, without empty fields. */
export function toEnquiryRows({ kind, fields, about }: Enquiry): Row[] {
  const entered = Object.entries(fields).map(([name, value]) => ({
    label: kind.labels[name] ?? name,
    value: typeof value === "string" ? (kind.formats?.[name]?.(value) ?? value) : value ? "Accepted" : "",
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
