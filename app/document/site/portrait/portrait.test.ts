import { expect, test } from "vitest";
import { agents } from "#app/agency/folder/first-texts.ts";
import { toPortrait } from "./portrait.ts";

test("every agent's picture is one of ours, and no two agents share one", () => {
  const pictures = agents.flatMap((agent) => {
    const portrait = toPortrait(agent);
    return "picture" in portrait ? [portrait.picture.src] : [];
  });
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("an agent without a picture has a plate", () => {
  expect(toPortrait({ id: 4, name: "Ada Lund" })).toMatchObject({ plate: { initials: "AL" } });
});
