import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import { findReportLines } from "./find-report-lines.server.ts";

const SHOWN = 30;

export async function loadReportsOfToday(reader: OfficeReader) {
  const lines = await findReportLines(reader, { isDue: true, limit: SHOWN });
  return {
    reports: {
      due: lines.filter(({ isDue }) => isDue),
      lost: lines.filter(({ isLost }) => isLost),
    },
  };
}
