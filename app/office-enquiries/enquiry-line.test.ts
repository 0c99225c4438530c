import { expect, test } from "vitest";
import { toLine } from "./enquiry-line.ts";

const row = {
  id: "1",
  reference: "KNQP-237R",
  about: null,
  flag: null,
  state: "new",
  created_at: 0,
  due_at: 1,
  answered_at: null,
  version: 1,
  assignee_id: null,
  assignee: null,
} as const;

test.each([
  [
    "appraisal",
    { address: "6 Cicada Close", suburb: "Allambie Heights" },
    "6 Cicada Close, Allambie Heights",
  ],
  ["contact", { unitNo: "3", propertyAddress: "14 Ferntree Avenue", suburb: "" }, "3/14 Ferntree Avenue"],
  ["contact", { message: "Are you open on Sunday?" }, undefined],
])("the line of a %s names the home that the visitor typed", (kind, fields, home) => {
  expect(toLine({ ...row, kind, fields: JSON.stringify(fields) }, 0).home).toBe(home);
});
