import type { TextTables } from "./agency/texts/store/text-rows.ts";
import type { AlertsMails, AlertsTables } from "./alerts/store/alert-rows.ts";
import type { CalendarsTables } from "./calendars/store/open-rows.ts";
import type { DoorTables } from "./door/store/door-rows.ts";
import type { EnquiryMails, EnquiryTables } from "./enquiries/store/enquiry-rows.ts";
import type { FeedTables } from "./feed/store/feed-rows.ts";
import type { LeadsTables } from "./leads/store/destination-rows.ts";
import type { NewsletterMails, NewsletterTables } from "./newsletter/store/newsletter-rows.ts";
import type { OfficeMails, OfficeTables } from "./office/store/office-rows.ts";
import type { OfficeVisitorsTables } from "./office-visitors/store/visitor-rows.ts";
import type { OpenHomesMails, OpenHomesTables } from "./open-homes/store/booking-rows.ts";
import type { OwnerMails, OwnerTables } from "./owners/store/owner-rows.ts";
import type { PictureTables } from "./pictures/store/picture-rows.ts";
import type { OverrideTables, RegisterTables } from "./register/store/register-rows.ts";
import type { ShortlistTables } from "./shortlist/store/shortlist-rows.ts";
import type { CoreTables } from "./store/core-rows.ts";

/** The tables of the store, a line a module. Times are ms since 1970, documents are JSON text, ids are text. */
export type Tables = CoreTables &
  NewsletterTables &
  AlertsTables &
  OwnerTables &
  DoorTables &
  OpenHomesTables &
  ShortlistTables &
  FeedTables &
  LeadsTables &
  PictureTables &
  CalendarsTables &
  OverrideTables &
  RegisterTables &
  OfficeTables &
  OfficeVisitorsTables &
  TextTables &
  EnquiryTables;

/** By channel, what is queued of each mail that is made when it is sent. */
type QueuedMails = object & // a line each
  NewsletterMails &
  AlertsMails &
  OwnerMails &
  OpenHomesMails &
  OfficeMails &
  EnquiryMails;

export type ModuleMails = Omit<QueuedMails, keyof EnquiryMails>;

/** What the outbox keeps of such a mail. */
export type QueuedPayload = {
  [Channel in keyof QueuedMails]: { channel: Channel } & QueuedMails[Channel];
}[keyof QueuedMails];
