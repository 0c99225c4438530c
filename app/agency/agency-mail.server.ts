import { agency } from "#app/agency/folder/agency.ts";

/** The agency's name and address, at the end of its mails. */
export const signature = [agency.legalName, `${agency.address.street}, ${agency.address.suburb}`];

/** The office as sender or recipient of a mail. */
export function toOfficeMailbox(address: string) {
  return { name: agency.legalName, address };
}
