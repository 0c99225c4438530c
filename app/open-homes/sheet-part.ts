import { data, type RouterContextProvider, type UNSAFE_DataWithResponseInit } from "react-router";
import type { OfficeIntent } from "#app/office/access/require-person.server.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import type { Database } from "#app/store/database.server.ts";
import type { FoundOpen } from "./found-open.ts";

/** A person who views the sheet of an open home, and the services for it. */
export type SheetReader = Pick<OfficeIntent, "db" | "now" | "scope" | "publicOrigin"> & {
  context: Readonly<RouterContextProvider>;
};

/** Handles a module's form on the sheet. */
export type SheetAction = (
  entrance: OfficeIntent,
  found: FoundOpen,
  typed: Typed,
) => Promise<Response | SheetAgain>;

/** A module's records of visitors who came to open homes. */
export type OpenVisits = {
  /** Counts visitors of each open home from a day on (at the agency, as 2026-11-28), by home and start. */
  count: (db: Database, from: string) => Promise<readonly { homeId: string; time: string; came: number }[]>;
  /** The home as described in a visitor's enquiry (JSON), for homes that have left the site. */
  findAbout: (db: Database, homeId: string) => Promise<string | null | undefined>;
};

type Problem = { errors?: Readonly<Record<string, string>>; isChanged?: boolean };

/** The sheet shown again with the values typed and an HTTP status. */
type SheetAgain = UNSAFE_DataWithResponseInit<Problem & { typed: Typed }>;

export function respond(typed: Typed, problem: Problem, status = 422): SheetAgain {
  return data({ typed, ...problem }, { status });
}
