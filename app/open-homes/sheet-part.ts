import { data, type RouterContextProvider, type UNSAFE_DataWithResponseInit } from "react-router";
import type { OfficeIntent } from "#app/office/access/require-person.server.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import type { Database } from "#app/store/database.server.ts";
import type { FoundOpen } from "./found-open.ts";

/** Who looks at the sheet of an open home. */
export type SheetReader = Pick<OfficeIntent, "db" | "now" | "scope" | "publicOrigin"> & {
  context: Readonly<RouterContextProvider>;
};

/** Takes a form of a module on the sheet. */
export type SheetAction = (
  entrance: OfficeIntent,
  found: FoundOpen,
  typed: Typed,
) => Promise<Response | SheetAgain>;

/** What a module knows of who came to open homes. */
export type OpenVisits = {
  /** How many came to each open home from a day on (at the agency, as 2026-11-28), by home and start. */
  count: (db: Database, from: string) => Promise<readonly { homeId: string; time: string; came: number }[]>;
  /** A home as somebody was noted there (JSON), which may have left the site since. */
  findAbout: (db: Database, homeId: string) => Promise<string | null | undefined>;
};

type Problem = { errors?: Readonly<Record<string, string>>; isChanged?: boolean };

/** The sheet with what was typed, and its status. */
type SheetAgain = UNSAFE_DataWithResponseInit<Problem & { typed: Typed }>;

export function respond(typed: Typed, problem: Problem, status = 422): SheetAgain {
  return data({ typed, ...problem }, { status });
}
