import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlateDrawing } from "./plate.tsx";
import { toPlate } from "./portrait.ts";

const ids = [1, 2, 3, 4, 5, 6, 7];

test("initials are those of the first and the last name", () => {
  expect(toPlate(1, "Marion Tate").initials).toBe("MT");
  expect(toPlate(1, " anna  maria van Dyk ").initials).toBe("AD");
  expect(toPlate(1, "Cher").initials).toBe("C");
});

test("only the principal's plate is ink", () => {
  const inkPlates = [...ids, 9, 13].filter((id) => toPlate(id, "A B").tint === "ink");
  expect(inkPlates).toEqual([1]);
});

test("seven agents have seven stretches, each path under 600 bytes", () => {
  const stretches = ids.map((id) => toPlate(id, "A B").stretch);
  expect(new Set(stretches).size).toBe(7);
  for (const stretch of stretches) expect(stretch.length).toBeLessThan(600);
});

test("an agent of any id has a plate", () => {
  for (const id of [0, 8, 1000]) expect(toPlate(id, "A B").stretch).toMatch(/^M/);
});

test("two plates of one agent on a page do not share an id", () => {
  const plate = toPlate(2, "Callum Reyes");
  const markup = renderToStaticMarkup(
    <>
      <PlateDrawing className="size-17" plate={plate} />
      <PlateDrawing className="size-17" plate={plate} />
    </>,
  );
  const lineIds = [...markup.matchAll(/<path[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(lineIds).size).toBe(2);
});
