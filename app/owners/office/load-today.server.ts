import type { TodayReader } from "#app/office/today/today-part.ts";
import { findReportLines } from "./find-report-lines.server.ts";

const SHOWN = 30;

export async function loadReportsOfToday(reader: TodayReader) {
  const lines = await findReportLines(reader, { isDue: true, limit: SHOWN });
  return {
    reports: {
      due: lines.filter(({ isDue }) => isDue),
      lost: lines.filter(({ isLost }) => isLost),
    },
  };
}
