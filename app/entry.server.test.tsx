import { use } from "react";
import { expect, test, vi } from "vitest";
import { renderDocument } from "./entry.server.tsx";

test("gives a page that is never ready six seconds, says so, and leaves no timer behind", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  expect(await renderDocument(<p>Ready</p>)).toContain("Ready");
  expect(vi.getTimerCount()).toBe(0);
  const never = new Promise<string>(() => {});
  const failing = expect(renderDocument(<Late text={never} />)).rejects.toThrow(
    "Rendering took longer than 6000 ms",
  );
  await vi.advanceTimersByTimeAsync(6_000);
  await failing;
  vi.useRealTimers();
});

function Late({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}
