import { expect, test } from "vitest";
import { formatPhone } from "./phone.ts";

test.each([
  ["0491570156", "0491 570 156"],
  ["+61 491 570 156", "0491 570 156"],
  ["61491570156", "0491 570 156"],
  ["02-5550-0142", "(02) 5550 0142"],
  ["+61 2 5550 0142", "(02) 5550 0142"],
  ["5550 0142", "(07) 5550 0142"],
  ["1300975707", "1300 975 707"],
  ["131234", "13 12 34"],
])("%s is written %s in Queensland", (typed, written) => expect(formatPhone(typed, "07")).toBe(written));

test.each(["05 1234", "+64 9 887 6543", "0491 570 156 x 2", ""])("%j stays as it is", (typed) => {
  expect(formatPhone(typed, "02")).toBe(typed);
});
