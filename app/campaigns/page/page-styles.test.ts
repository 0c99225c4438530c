import { expect, test } from "vitest";
import { makeElement, makePage } from "../content/content.fixture.ts";
import { readTestPage } from "../content/read-page.fixture.ts";
import { toPageStyles } from "./page-styles.ts";

function stylesOf(...elements: unknown[]) {
  return toPageStyles(readTestPage(makePage("/page", elements)).blocks);
}

const columns = [
  { blocks: [], width: 70 },
  { blocks: [], width: 30 },
];

test("sets the sizes given by the marketer, also within columns", () => {
  const section = makeElement("Core:Section", { maxWidth: 640 });
  const styles = stylesOf(makeElement("Columns", { columns: [{ blocks: [section] }] }));
  expect(styles).toContain(".built-b2{max-width:640px}");
});

test("stacks columns at the marketer's breakpoint and in the marketer's order", () => {
  const tracks = "display:grid;grid-template-columns:minmax(0,70fr) minmax(0,30fr)";
  expect(stylesOf(makeElement("Columns", { columns, space: 8, stackColumnsAt: "mobile" }))).toBe(
    `.built-b1{display:flex;gap:8px;flex-direction:column}@media(min-width:641px){.built-b1{${tracks}}}`,
  );
  expect(stylesOf(makeElement("Columns", { columns, stackColumnsAt: "never" }))).toBe(
    `.built-b1{display:flex;gap:20px;flex-direction:column}.built-b1{${tracks}}`,
  );
  expect(stylesOf(makeElement("Columns", { columns, reverseColumnsWhenStacked: true }))).toContain(
    "flex-direction:column-reverse",
  );
});

test("takes only numbers from the content", () => {
  const styles = stylesOf(
    makeElement("Core:Section", { maxWidth: "1}body{display:none" }),
    makeElement("Columns", { columns: [{ blocks: [], width: "5}x{" }], space: "</style><script>" }),
  );
  expect(styles).toBe(
    ".built-b1{max-width:1200px}.built-b2{display:flex;gap:20px;flex-direction:column}@media(min-width:992px){.built-b2{display:grid;grid-template-columns:minmax(0,100fr)}}",
  );
});
