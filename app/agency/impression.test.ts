import { afterAll, expect, test, vi } from "vitest";

const agencyFile = "#app/agency/folder/agency.ts";
let isSample = true;

vi.resetModules();
vi.doMock(agencyFile, async (load) => {
  const { agency, ...words } = await load<typeof import("#app/agency/folder/agency.ts")>();
  return { ...words, agency: Object.defineProperty({ ...agency }, "isSample", { get: () => isSample }) };
});
afterAll(() => {
  vi.doUnmock(agencyFile);
  vi.resetModules();
});

const { toImpression } = await import("./impression.ts");
const size = { width: 900, height: 600 };
const uploaded = { src: "/pictures/0123.jpg", ...size, colour: "#8aa1ad", widths: [], alt: "" };

test("a sample's pictures are labelled as painted, an agency's own and uploaded ones are not", () => {
  expect([toImpression("hero-noon"), toImpression(uploaded)]).toEqual(["Artist’s impression", undefined]);
  isSample = false;
  expect(toImpression("hero-noon")).toBeUndefined();
});
