import type { Entrance, OfficeArguments } from "../access/require-person.server.ts";

export type TodayReader = Pick<Entrance, "db" | "person" | "scope" | "now"> & {
  context: OfficeArguments["context"];
};
