import { expect, test } from "vitest";
import { parseForm } from "#app/ui/form/parse-form.ts";
import { propertyTypes } from "../enquiry.ts";
import { goodContact, toForm } from "../form/form.fixture.ts";
import { appraisalTypes, contactReasons, contactSchema } from "./contact-schema.ts";
import { generalQuestionSchema, toQuestionFields } from "./general-question-schema.ts";

/** The message beside one field when all others are valid. */
function messageFor(name: keyof typeof goodContact, value: string) {
  const parsed = parseForm(contactSchema, toForm({ ...goodContact, [name]: value }));
  return parsed.status === "invalid" ? parsed.errors[name] : undefined;
}

const lengths = [
  ["firstName", 50, "First name must be less than 50 characters"],
  ["lastName", 50, "Last name must be less than 50 characters"],
  ["phone", 20, "Phone number must be less than 20 characters"],
  ["unitNo", 10, "Unit number must be less than 10 characters"],
  ["propertyAddress", 200, "Property address must be less than 200 characters"],
  ["comments", 1000, "Comments must be less than 1000 characters"],
] as const;

test.each(lengths)(
  "%s has at most %i characters, without spaces around; an emoji is one",
  (name, max, message) => {
    for (const whole of ["x".repeat(max), `  ${"🏡".repeat(max)}\t `])
      expect(messageFor(name, whole)).toBeUndefined();
    for (const character of ["x", "🏡"]) expect(messageFor(name, character.repeat(max + 1))).toBe(message);
  },
);

test.each([
  ["firstName", "First name is required"],
  ["lastName", "Last name is required"],
  ["phone", "Phone number is required"],
  ["propertyAddress", "Property address is required"],
] as const)("%s: empty, spaces and invisible characters are nothing", (name, message) => {
  for (const nothing of ["", "   ", "\u00a0", "\u200b", "\u00ad", "\t\r\n"])
    expect(messageFor(name, nothing)).toBe(message);
});

test("unit number and comments may be left out", () => {
  for (const name of ["unitNo", "comments"] as const) expect(messageFor(name, " ")).toBeUndefined();
});

test("a line end in the comments is one character, as the browser counts it", () => {
  expect(messageFor("comments", `${"x".repeat(499)}\r\n${"x".repeat(500)}`)).toBeUndefined();
  expect(messageFor("comments", `${"x".repeat(500)}\r\n${"x".repeat(500)}`)).toBeDefined();
});

const addresses = [
  "leila@mail.example",
  " leila@mail.example ",
  "leila+homes@mail.example",
  "o'neil@a.example",
];

test.each([...addresses, "l@a.b.c.mail.example", "leila@häuser.example"])(
  "takes %j for an address",
  (address) => expect(messageFor("email", address)).toBeUndefined(),
);

const parts = ["", "leila", "leila@", "@mail.example"];
const badHosts = ["a@b", "a@b..com", "a@b.com.", "a@-b.com", "a@[127.0.0.1]"];
const badNames = [".a@b.com", "a..b@c.com", "a b@c.com", '"a,b"@c.com', "Leila <a@b.com>"];
const several = ["a@b.com,c@d.com", "a@b.com;c@d.com", "a@b.com\r\nBcc: c@d.com"];

test.each([...parts, ...badHosts, ...badNames, ...several])("refuses %j as an address", (address) =>
  expect(messageFor("email", address)).toBe("Invalid email address"),
);

test("an address of 255 characters passes, one of 256 does not", () => {
  const local = "x".repeat(255 - "@mail.example".length);
  expect(messageFor("email", `${local}@mail.example`)).toBeUndefined();
  expect(messageFor("email", `x${local}@mail.example`)).toBe("Email must be less than 255 characters");
});

test.each([
  ["appraisalType", appraisalTypes, "Please select an appraisal type"],
  ["propertyType", propertyTypes, "Please select a property type"],
  ["contactReason", contactReasons, "Please select what encouraged you to contact us"],
] as const)("%s: every option passes, nothing and anything else do not", (name, options, message) => {
  for (const { value } of options) expect(messageFor(name, value)).toBeUndefined();
  for (const value of ["", "castle", "HOUSE", "toString"]) expect(messageFor(name, value)).toBe(message);
});

test("the terms must be accepted", () => {
  expect(messageFor("acceptTerms", "")).toBe("You must accept the terms and conditions");
  expect(messageFor("acceptTerms", "on")).toBeUndefined();
});

test("a single-line field never keeps a line break", () => {
  const parsed = parseForm(contactSchema, toForm({ ...goodContact, firstName: "Leila\r\nBcc: x@y.zz" }));
  expect(parsed).toMatchObject({ output: { firstName: "Leila Bcc: x@y.zz" } });
});

test("an endless address is refused at once", () => {
  expect(messageFor("email", `${"a-".repeat(30_000)}@`)).toBe("Invalid email address");
  expect(messageFor("email", `a@${"a-a".repeat(20_000)}-`)).toBe("Invalid email address");
});

const question = { name: "Leila Marsh", message: "Can a tenant keep a cat with you?" };

function parse(reach: string) {
  return parseForm(generalQuestionSchema, toForm({ ...question, reach }));
}

test.each([
  ["leila@mail.example", { email: "leila@mail.example", phone: "" }],
  [" 0491 570 110 ", { email: "", phone: "0491 570 110" }],
  ["+61 (2) 5550 0142", { email: "", phone: "+61 (2) 5550 0142" }],
])("%s is an address or a number", (reach, expected) => {
  const parsed = parse(reach);
  expect(parsed.status === "ok" && toQuestionFields(parsed.output)).toEqual({ ...question, ...expected });
});

const neither = "Enter a full email address, or a phone number of at least eight digits";

test.each([
  ["", "Enter your email or phone number"],
  ["leila@mail", neither],
  ["0491 570", neither],
  ["call me", neither],
])("%j is neither, and says so", (reach, message) => {
  expect(parse(reach)).toMatchObject({ status: "invalid", errors: { reach: message } });
});
