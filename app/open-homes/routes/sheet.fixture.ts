import type { Role } from "#app/core/permission.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import type { Database } from "#app/store/database.server.ts";

/** A Saturday in the future. */
export const day = "2098-11-29";
export const sheetPage = "/office/open-homes/:id/:time" as const;
/** The sheet of the first of two open homes of Priya's home. */
export const sheet = { id: "AGENCY-1", time: `${day}T10:00` };
export const record = {
  address: "1 Tern Lane, Freshwater",
  agent: { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" },
  inspections: [`${day}T10:00/10:30`, `${day}T12:00/12:30`],
};

type Changes = Partial<SaleRecord>;

/** Signs a person in to the office, with the home on the site, and reads and submits its sheet. */
export async function openSheetDesk(
  db: Database,
  name = "Priya Nair",
  role: Role = "agent",
  changes: Changes | "off the site" = {},
) {
  const homes = changes === "off the site" ? [] : [toSampleRecord({ ...record, id: sheet.id, ...changes })];
  const desk = await openHomesDesk(db, name, role, { "coastal-listings.json": homes });
  return {
    ...desk,
    see: async (place = sheet) => (await desk.read(sheetPage, place)).data,
    fill: (form: Record<string, string>, place = sheet) => desk.send(sheetPage, place, form),
  };
}

/** Books an open home of the sheet's home. */
export function book(db: Database, name: string, time = sheet.time) {
  const email = `${name.toLowerCase()}@mail.example`;
  const fields = { name, email, phone: "0491 570 110", time, message: "" };
  const about = { listing: { id: sheet.id, title: "", address: record.address, url: "" } };
  return saveTestEnquiry(db, { kind: inspectionKind, fields, about }, Date.now());
}
