/** The kind of a message with a report. */
export const REPORT_NOTICE = "owner-report";
