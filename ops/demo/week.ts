import { readFileSync } from "node:fs";
import * as v from "valibot";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { inspectionKind, toInspectionSchema } from "#app/enquiries/about-listing/inspection-schema.ts";
import { toListingAndSubject } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { questionKind, questionSchema } from "#app/enquiries/about-listing/question-schema.ts";
import { appraisalKind, appraisalSchema } from "#app/enquiries/appraisal/appraisal-schema.ts";
import { contactKind, contactSchema } from "#app/enquiries/contact/contact-schema.ts";
import { toEnquiryNotices } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import type { Enquiry, EnquiryKind } from "#app/enquiries/enquiry.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { providers } from "#app/feed/folder/providers.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { createFindHomes } from "#app/listings/catalogue/find-homes.server.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { MailServices } from "#app/module-server.ts";
import { createModuleMailMakers } from "#app/modules.server.ts";
import type { Person } from "#app/office/people/agency-people.server.ts";
import { changeEnquiry } from "#app/office-enquiries/change-enquiry.server.ts";
import { getEnquiry } from "#app/office-enquiries/handling/get-enquiry.server.ts";
import { intentFields } from "#app/office-enquiries/intent-fields.ts";
import { HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { createSend } from "#app/store/outbox/outbox.server.ts";
import { sendNext } from "#app/store/outbox/worker.server.ts";
import { type FormSchema, parseValues } from "#app/ui/form/parse-form.ts";
import type { Environment } from "#server/environment/environment.ts";
import type { OfferedTime } from "../../app/enquiries/booked-time.ts";

/** Delay between an event and its mail. */
const SENT_AFTER_MS = 2_000;
const silent = { warn() {}, error() {} };

const texts = v.record(v.string(), v.string());
const index = v.optional(v.number());
const weekSchema = v.array(
  v.object({
    hoursAgo: v.number(),
    form: v.picklist(["contact", "appraisal", "inspection", "question"]),
    name: v.string(),
    phone: v.string(),
    /** Index of the home that the enquiry is about or near. */
    sale: index,
    rental: index,
    fields: texts,
    flag: v.optional(v.string()),
    /** The changed form that the visitor sends an hour later. */
    changed: v.optional(texts),
    /** What the office does after that many hours; for an assignment, `text` is the index of a person. */
    acts: v.optional(
      v.array(v.object({ hours: v.number(), person: v.number(), intent: v.string(), text: v.string() })),
      [],
    ),
  }),
);
type Entry = v.InferOutput<typeof weekSchema>[number];
type Week = { db: Database; people: readonly Person[]; homes: DemoHomes; environment: Environment };

/** Saves the enquiries of the last seven days (week.json), the office's actions, and all their mails. */
export async function saveWeek(week: Week) {
  const entries = v.parse(weekSchema, JSON.parse(readFileSync("ops/demo/week.json", "utf8")));
  const now = Date.now();
  for (const entry of entries) await saveEntry(entry, now - entry.hoursAgo * HOUR_MS, week);
}

async function saveEntry(entry: Entry, at: number, week: Week) {
  const id = makeId(at);
  const { reference } = await save(entry, { id, at }, week);
  if (entry.changed)
    await save({ ...entry, fields: { ...entry.fields, ...entry.changed } }, { id, at: at + HOUR_MS }, week);
  for (const done of entry.acts) await act(done, { reference, now: at + done.hours * HOUR_MS }, week);
}

/** Saves an entry as if its form had been sent. */
async function save(entry: Entry, { id, at }: { id: string; at: number }, week: Week) {
  const enquiry = toEnquiry(entry, week);
  const { officeEmail, publicOrigin: officeOrigin } = week.environment;
  const settings = {
    officeEmail,
    officeOrigin,
    phone: defaultTexts.office.phone,
    toFurtherNotices: () => [],
  };
  const saved = await saveEnquiry(
    week.db,
    { ...enquiry, id, flag: entry.flag },
    { now: at, toNotices: (...known) => toEnquiryNotices(...known, settings) },
  );
  await sendMails(week, at);
  return saved;
}

function toEnquiry(
  { form, name, phone, fields, sale, rental }: Entry,
  { homes, environment }: Week,
): Enquiry {
  const home = getHome(homes, { sale, rental });
  const { listing, subject } = toListingAndSubject(home, environment.publicOrigin);
  const [firstName = "", ...lastNames] = name.split(" ");
  const person = { name, firstName, lastName: lastNames.join(" "), email: toEmail(name), phone };
  const { kind, schema } = getForm(form, listing.offered);
  const time = listing.offered[0]?.value;
  const { suburb, postcode = "" } = home;
  const { output, errors } = parseValues(schema, { ...person, suburb, postcode, time, ...fields });
  if (errors) throw new Error(`week.json: ${form} of ${name}: ${JSON.stringify(errors)}`);
  const isAboutHome = kind === inspectionKind || kind === questionKind;
  return { kind, fields: output, about: isAboutHome ? subject : undefined };
}

function getForm(
  form: Entry["form"],
  offered: readonly OfferedTime[],
): { kind: EnquiryKind; schema: FormSchema } {
  if (form === "contact") return { kind: contactKind, schema: contactSchema };
  if (form === "appraisal") return { kind: appraisalKind, schema: appraisalSchema };
  if (form === "question") return { kind: questionKind, schema: questionSchema };
  return { kind: inspectionKind, schema: toInspectionSchema(offered) };
}

function getHome({ sales, rentals }: DemoHomes, { sale = 0, rental }: Pick<Entry, "sale" | "rental">) {
  const home = rental === undefined ? sales[sale % sales.length] : rentals[rental % rentals.length];
  if (!home) throw new Error("There is no home to ask about.");
  return home;
}

function toEmail(name: string) {
  return `${name.toLowerCase().replace(/\W+/g, ".")}@mail.example`;
}

type Act = Entry["acts"][number];

/** Acts as if a person of the office had pressed the button. */
async function act(
  { person: number, intent, text }: Act,
  { reference, now }: { reference: string; now: number },
  week: Week,
) {
  const { db, people, environment } = week;
  const person = people[number];
  const enquiry = person && (await getEnquiry(db, reference, { person, scope: "all" }));
  if (!enquiry) throw new Error(`Nobody can handle ${reference}.`);
  const values = {
    submission: makeId(now),
    version: String(enquiry.version),
    [intentFields[intent]?.field.name ?? ""]: intent === "assign" ? (people[Number(text)]?.id ?? "") : text,
  };
  const entrance = {
    db,
    person,
    intent,
    values,
    now,
    outbox: { wake() {} },
    texts: { get: () => defaultTexts },
    publicOrigin: environment.publicOrigin,
  };
  const { outcome } = await changeEnquiry(entrance, enquiry);
  if (outcome !== "done") throw new Error(`${intent} is not done with ${reference}: ${outcome}`);
  await sendMails(week, now);
}

async function sendMails({ db, environment, homes }: Week, at: number) {
  const { publicOrigin, officeEmail, dataDir } = environment;
  const { phone } = defaultTexts.office;
  const makers = createModuleMailMakers({
    db,
    dataDir,
    publicOrigin,
    texts: { get: () => defaultTexts },
    getOfficeContact: async () => ({ officeEmail, phone, officeOrigin: publicOrigin }),
    findHomes: homes.find,
    catalogue: homes.catalogue,
  });
  const send = createSend({ ...environment, makers });
  while (await sendNext({ db, send, log: silent, now: () => at + SENT_AFTER_MS }));
}

export type DemoHomes = {
  sales: readonly SaleListing[];
  rentals: readonly Rental[];
  find: MailServices["findHomes"];
  catalogue: MailServices["catalogue"];
};

/** Reads homes with open times, used by the enquiries and the simulated software. */
export async function readHomes({ listingsDir }: Pick<Environment, "listingsDir">): Promise<DemoHomes> {
  const catalogue = await openCatalogue({ directory: listingsDir, log: silent });
  const sales = catalogue.getSaleListings().filter(hasInspection);
  const rentals = catalogue.getRentals().filter(hasInspection);
  await catalogue.close();
  if (sales.length === 0 || rentals.length === 0 || !providers[0])
    throw new Error(
      "The demo needs homes for sale and for rent with open times, and a provider in feed.json of the agency’s folder.",
    );
  return {
    sales,
    rentals,
    find: createFindHomes(catalogue),
    catalogue,
  };
}

function hasInspection({ inspections }: { inspections: readonly object[] }) {
  return inspections.length > 0;
}
