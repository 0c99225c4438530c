import { expect, test } from "vitest";
import { toAddressKey, toComparableAddress } from "./comparable-address.ts";

test("all spellings of an address are the same place", () => {
  const place = toComparableAddress("5/102 Ocean Street, Manly");
  expect(place).toBe("5 102 ocean street manly");
  expect(toComparableAddress("Unit 5, 102 Ocean St, MANLY NSW 2095")).toBe(place);
  expect(toComparableAddress("5 / 102  Ocean st. Manly, 2095")).toBe(place);
});

test.each([
  ["UA/8 Wattle Road, Manly", "Unit A, 8 Wattle Rd Manly"],
  ["B12/5 Sea Street, Manly", "block b unit 12, 5 sea st manly"],
  ["V4/9 Cypress Drive, Manly", "Villa 4, 9 Cypress Drive, Manly"],
  ["Level 2, 30 Bower Street, Manly", "2nd floor, 30 Bower St, Manly"],
])("%s and %s are the same place", (one, other) => {
  expect(toComparableAddress(one)).toBeDefined();
  expect(toComparableAddress(other)).toBe(toComparableAddress(one));
});

test("another number, street or suburb is another place", () => {
  const all = ["1/102 Ocean Street, Manly", "102 Ocean Street, Manly", "5/102 Ocean Street, Narrabeen"];
  expect(new Set(all.map(toComparableAddress)).size).toBe(3);
});

test("an address without a number cannot be compared", () => {
  expect(toComparableAddress("Ocean Street, Manly")).toBeUndefined();
});

test("the same street and number in another state is another home", () => {
  const address = "12 Church Street, Richmond";
  const [ours, said, away] = [undefined, "nsw", "Victoria"].map((state) => toAddressKey({ address, state }));
  expect(said).toBe(ours);
  expect(away).not.toBe(ours);
});
