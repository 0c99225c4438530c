import type { OfficeArguments, requirePerson } from "../access/require-person.server.ts";

/** Who reads Today. */
export type TodayReader = Pick<
  Awaited<ReturnType<typeof requirePerson>>,
  "db" | "person" | "reach" | "now"
> & {
  context: OfficeArguments["context"];
};
