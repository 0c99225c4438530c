import { expect, test } from "vitest";
import { parseCampaign, toCampaignJson, toCampaignQuery, toCampaignWords } from "./campaign.ts";

const from = { from: "google.com", page: "/spring" };
const letter = { name: "spring-letter", source: "newsletter", medium: "mail", ...from };
const parse = (campaign: unknown) => parseCampaign(JSON.stringify(campaign));

test("each value of a campaign is cleaned and cut to 60 characters, and its host in small letters", () => {
  expect(parse(letter)).toEqual(letter);
  const name = " spring\u0000\n\u202eletter ";
  const dirty = { name, source: "🏠".repeat(61), from: "WWW.Google.COM", medium: "" };
  expect(parse(dirty)).toEqual({ name: "spring letter", source: "🏠".repeat(60), from: "www.google.com" });
});

test("a referring site is kept without a campaign", () => {
  expect(parse({ from: "Google.com", page: "/contact" })).toEqual({ from: "google.com", page: "/contact" });
});

test("values that identify a person are dropped", () => {
  expect(parse({ ...letter, source: "leila@mail.example" })?.source).toBeUndefined();
  expect(parse({ name: "leila@mail.example" })).toBeUndefined();
});

test("malformed or empty input is no campaign", () => {
  for (const json of [null, "", "{", "[]", "7", "null", '{"name":7}', '{"name":" "}', '{"page":"/spring"}'])
    expect(parseCampaign(json)).toBeUndefined();
});

test("without script the form's address carries the campaign", () => {
  const search = "?utm_source=letter&sent=1&utm_campaign=spring&utm_id=7";
  const parseAt = (query: string) =>
    parseCampaign(toCampaignJson(new URL(`https://headland.example/contact${query}`)));
  expect(parseAt(search)).toEqual({ name: "spring", source: "letter", page: "/contact" });
  expect(parseAt("?sent=1")).toBeUndefined();
  expect(toCampaignQuery(search)).toBe("?utm_source=letter&utm_campaign=spring");
  expect(toCampaignQuery("?sent=1")).toBe("");
});

test("the office sees it in words", () => {
  expect(toCampaignWords(letter)).toBe("spring-letter, newsletter, mail; from google.com; began at /spring");
  expect(toCampaignWords({ source: "letter" })).toBe("letter");
});
