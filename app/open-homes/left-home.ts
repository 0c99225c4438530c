import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { toWithdrawn } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import type { EnquirySubject } from "#app/enquiries/store/read-stored.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { HandHome } from "#app/register/by-hand/get-home.server.ts";

/** The details of a home that its open homes show. The home may have left the site. */
export type SeenHome = Pick<AnyListing, "address" | "agent" | "agents"> & Partial<Pick<AnyListing, "status">>;

/** The details of a home that has left the site, from a booking's enquiry. */
export function toBookedHome(about: EnquirySubject | undefined): SeenHome | undefined {
  const { listing, agent } = about ?? {};
  const known = agent && { ...agent, phone: agent.phone ?? "" };
  return (
    listing && {
      address: listing.address,
      agent: known ?? { name: agency.name, phone: "", email: "" },
      agents: known ? [known] : [],
    }
  );
}

const recordSchema = v.object({
  title: v.optional(v.string(), ""),
  address: v.string(),
  agent: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
});

/** The subject of an enquiry for a home found only in the register; undefined if its record is incomplete. */
export function toRecordSubject({ row, shown }: HandHome, origin: string): EnquirySubject | undefined {
  const { success, output } = v.safeParse(recordSchema, shown);
  if (!success) return undefined;
  const { agent, ...home } = output;
  const folder = row.offer === "rental" ? "rental" : "property";
  return { ...toWithdrawn(folder, { id: row.id, ...home, offered: [] }, origin).subject, agent };
}
