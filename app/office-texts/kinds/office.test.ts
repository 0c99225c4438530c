import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { isAbn, isLicence, toAbn, toSocial } from "./office.ts";

test("checks the digits of an ABN, and accepts a sample agency's own", () => {
  expect(["51 824 753 556", "51824753556", "", officeWords.abn].map(isAbn)).toEqual([true, true, true, true]);
  for (const wrong of ["51 824 753 557", "15 824 753 556", "51 824 753 55", "51 824 753 55a", "<b>"])
    expect(isAbn(wrong), wrong).toBe(false);
  expect(toAbn("51824753556")).toBe("51 824 753 556");
});

test("accepts licences of letters and digits", () => {
  expect(["20123456", "QLD 4012345", ""].map(isLicence)).toEqual([true, true, true]);
  expect(["1", "<script>", "a licence that is far too long"].map(isLicence)).toEqual([false, false, false]);
});

test("recognises social networks by address, and refuses any other", () => {
  const url = "https://www.linkedin.com/company/headland";
  expect(toSocial(url)).toEqual({ name: "LinkedIn", url });
  expect(toSocial(officeWords.social[0]?.url ?? "")).toBe(officeWords.social[0]);
  for (const wrong of [
    "http://www.facebook.com/a",
    "https://facebook.com.evil.example/a",
    "https://user@facebook.com/a",
    "https://facebook.com/",
    "javascript:alert(1)",
    "facebook",
  ])
    expect(toSocial(wrong), wrong).toBeUndefined();
});
