import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { toHeldQuestions } from "../held-questions.server.ts";
import HeldFiles from "./held-files.tsx";

test("where no file is held, the page says so", () => {
  const held = toHeldQuestions([], Date.now());
  const Page = createRoutesStub([
    // @ts-expect-error The stub gives a page fewer properties than its route does.
    { path: "/", Component: () => <HeldFiles loaderData={{ held }} actionData={undefined} /> },
  ]);
  expect(renderToStaticMarkup(<Page />)).toContain("No file waits for a decision.");
});
