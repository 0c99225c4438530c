import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlateDrawing } from "./plate.tsx";
import { toPlate, toPortrait } from "./portrait.ts";

const ids = [1, 2, 3, 4, 5, 6, 7];

test("an agent without a picture has a plate with the initials of first and last name", () => {
  expect(toPortrait({ id: 1, name: "Marion Tate" })).toMatchObject({ plate: { initials: "MT" } });
  expect(toPlate(1, " anna  maria van Dyk ").initials).toBe("AD");
  expect(toPlate(1, "Cher").initials).toBe("C");
});

test("only the principal's plate is ink-coloured", () => {
  const inkPlates = [...ids, 9, 13].filter((id) => toPlate(id, "A B").tint === "ink");
  expect(inkPlates).toEqual([1]);
});

test("seven agents have seven stretches of coast, and every other id has one of them", () => {
  const stretches = new Set(ids.map((id) => toPlate(id, "A B").stretch));
  expect(stretches.size).toBe(7);
  for (const id of [0, 8, 1000]) expect(stretches).toContain(toPlate(id, "A B").stretch);
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
