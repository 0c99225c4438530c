import type { AlertsMails, AlertsTables } from "./alerts/store/alert-rows.ts";
import type { CalendarsTables } from "./calendars/store/open-rows.ts";
import type { DoorTables } from "./door/store/door-rows.ts";
import type { EnquiryMails, EnquiryTables } from "./enquiries/store/enquiry-rows.ts";
import type { FeedTables } from "./feed/store/feed-rows.ts";
import type { LeadsTables } from "./leads/store/destination-rows.ts";
import type { NewsletterMails, NewsletterTables } from "./newsletter/store/newsletter-rows.ts";
import type { OfficeMails, OfficeTables } from "./office/store/office-rows.ts";
import type { HandlingTables, OfficeEnquiriesMails } from "./office-enquiries/store/handling-rows.ts";
import type { TextTables } from "./office-texts/store/text-rows.ts";
import type { OfficeVisitorsTables } from "./office-visitors/store/visitor-rows.ts";
import type { OpenHomesMails, OpenHomesTables } from "./open-homes/store/booking-rows.ts";
import type { OwnerMails, OwnerTables } from "./owners/store/owner-rows.ts";
import type { PictureTables } from "./pictures/store/picture-rows.ts";
import type { OverrideTables, RegisterTables } from "./register/store/register-rows.ts";
import type { ShortlistTables } from "./shortlist/store/shortlist-rows.ts";
import type { CoreTables } from "./store/core-rows.ts";

/** The tables of the store, one line for each module. Times are ms since 1970, documents JSON text, ids text. */
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
  HandlingTables &
  OfficeVisitorsTables &
  TextTables &
  EnquiryTables;

/** The queued data of each kind of mail, by channel. */
type QueuedMails = object & // one line for each module
  NewsletterMails &
  AlertsMails &
  OwnerMails &
  OpenHomesMails &
  OfficeMails &
  OfficeEnquiriesMails &
  EnquiryMails;

export type ModuleMails = Omit<QueuedMails, keyof EnquiryMails>;

/** A mail's queued data with its channel, as the outbox keeps it. */
export type QueuedPayload = {
  [Channel in keyof QueuedMails]: { channel: Channel } & QueuedMails[Channel];
}[keyof QueuedMails];
