import type { TextTables } from "#app/agency/texts/store/text-rows.ts";
import type { ShortlistTables } from "#app/deciding/shortlist/store/shortlist-rows.ts";
import type { EnquiryTables } from "#app/enquiries/store/enquiry-rows.ts";
import type { OverrideTables, RegisterTables } from "#app/homes/register/store/register-rows.ts";
import type { OfficeTables } from "#app/office/store/office-rows.ts";
import type { NoticeRow } from "./outbox/store/notice-rows.ts";

/** The tables of the store, from the features that keep them. Times are ms since 1970, documents are JSON text, ids are text. */
export type Tables = EnquiryTables &
  OfficeTables &
  RegisterTables &
  OverrideTables &
  TextTables &
  ShortlistTables & { notice: NoticeRow; task: TaskRow; migration: { name: string; applied_at: number } };

/** Something that one of the processes does from time to time. */
type TaskRow = {
  name: string;
  /** Until then nobody does it: it is being done, or was done lately. */
  due_at: number;
};
