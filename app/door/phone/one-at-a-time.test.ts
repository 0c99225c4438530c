import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("at whatever moment something is noted, it is sent", async () => {
  for (let moment = 0; moment < 12; moment += 1) {
    const waiting: string[] = [];
    const sent: string[] = [];
    const send = oneAtATime(async () => {
      sent.push(...waiting.splice(0));
    });
    const running = send();
    for (let step = 0; step < moment; step += 1) await Promise.resolve();
    waiting.push("note");
    await Promise.all([running, send()]);
    expect(sent).toEqual(["note"]);
  }
});

test("a run that failed does not stop the next", async () => {
  let tries = 0;
  const send = oneAtATime(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no reception");
  });
  await expect(send()).rejects.toThrow("no reception");
  await send();
  expect(tries).toBe(2);
});
