import { expect, test } from "vitest";
import { parseCampaign, toCampaignJson, toCampaignQuery, toCampaignWords } from "./campaign.ts";

const letter = {
  name: "spring-letter",
  source: "newsletter",
  medium: "mail",
  from: "google.com",
  page: "/spring",
};
const parse = (campaign: unknown) => parseCampaign(JSON.stringify(campaign));

test("a campaign is cut to 60 characters each and cleaned, its host in small letters", () => {
  expect(parse(letter)).toEqual(letter);
  const dirty = {
    name: " spring\u0000\n\u202eletter ",
    source: "🏠".repeat(61),
    from: "WWW.Google.COM",
    medium: "",
  };
  expect(parse(dirty)).toEqual({ name: "spring letter", source: "🏠".repeat(60), from: "www.google.com" });
});

test("another site whose link led here is kept without a campaign", () => {
  expect(parse({ from: "Google.com", page: "/contact" })).toEqual({ from: "google.com", page: "/contact" });
});

test("what says who came, and not by which way, is dropped", () => {
  expect(parse({ ...letter, source: "leila@mail.example" })?.source).toBeUndefined();
  expect(parse({ name: "leila@mail.example" })).toBeUndefined();
});

test("what is malformed or names no campaign is none", () => {
  for (const json of [null, "", "{", "[]", "7", "null", '{"name":7}', '{"name":" "}', '{"page":"/spring"}'])
    expect(parseCampaign(json)).toBeUndefined();
});

test("the address of a form names the campaign where no script kept it", () => {
  const url = new URL(
    "https://headland.example/contact?utm_source=letter&sent=1&utm_campaign=spring&utm_id=7",
  );
  const campaign = parseCampaign(toCampaignJson(url));
  expect(campaign).toEqual({ name: "spring", source: "letter", page: "/contact" });
  expect(parseCampaign(toCampaignJson(new URL("https://headland.example/contact?sent=1")))).toBeUndefined();
  expect(toCampaignQuery(url.search)).toBe("?utm_source=letter&utm_campaign=spring");
  expect(toCampaignQuery("?sent=1")).toBe("");
});

test("the office reads it as a sentence", () => {
  expect(toCampaignWords(letter)).toBe("spring-letter, newsletter, mail; from google.com; began at /spring");
  expect(toCampaignWords({ source: "letter" })).toBe("letter");
});
