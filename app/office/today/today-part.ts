import type { Entrance, OfficeArguments } from "../access/require-person.server.ts";

/** Who reads Today. */
export type TodayReader = Pick<Entrance, "db" | "person" | "scope" | "now"> & {
  context: OfficeArguments["context"];
};
