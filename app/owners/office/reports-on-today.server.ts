import { href } from "react-router";
import type { FindTodayList } from "#app/office/today/today-list.ts";
import { findReportLines } from "./find-report-lines.server.ts";

const SHOWN = 30;

/** Reports that are due this week, or whose mail was given up. */
export const reportsOnToday: FindTodayList = async (reader) => {
  const lines = await findReportLines(reader, { isDue: true, limit: SHOWN });
  return {
    title: "Reports to write",
    lines: lines.filter(({ isDue }) => isDue),
    link: { label: "All reports", href: href("/office/reports") },
    ofMails: lines.filter(({ isLost }) => isLost),
  };
};
