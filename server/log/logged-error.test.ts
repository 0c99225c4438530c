import { expect, test } from "vitest";
import { hidePersonal, toLoggedError } from "./logged-error.ts";

test("tells kind, code and place of an error, and its words without what they quote", () => {
  const error = Object.assign(
    new RangeError('duplicate key "Leila Marsh", Key (email)=(leila@mail.example)'),
    {
      code: "23505",
      detail: "Key (email)=(leila@mail.example) already exists",
    },
  );
  const logged = toLoggedError(error);
  expect(logged).toMatchObject({
    type: "RangeError",
    code: "23505",
    message: "duplicate key …, Key (email)…",
  });
  expect(logged.at?.[0]).toContain("logged-error.test.ts");
  expect(JSON.stringify(logged)).not.toMatch(/leila/i);
});

test("takes the address and the number of a person out of a text, and nothing else", () => {
  expect(hidePersonal("/leave/leila.marsh+x@mail.example/now")).toBe("/leave/…/now");
  expect(hidePersonal("/leave/leila%40mail.example")).toBe("/leave/…");
  expect(hidePersonal("/call/0491 570 110 or +61 2 5550 0142")).toBe("/call/… or …");
  expect(hidePersonal("no list at /shortlist/join/fZ3_kQ9-xLmPa7RtYbW2cD.")).toBe(
    "no list at /shortlist/join/….",
  );
  expect(hidePersonal("/property/12/assets/app-1a2b.js")).toBe("/property/12/assets/app-1a2b.js");
});

test("takes anything that is thrown", () => {
  expect(toLoggedError("leila@mail.example")).toEqual({ type: "string" });
});
