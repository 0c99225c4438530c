/** The outbox kind of a report's mail. */
export const REPORT_NOTICE = "owner-report";
