import { expect, test } from "@playwright/test";
import { fuzz, startWatchedServer } from "../../trials/fuzz/try-requests.ts";
import { makeSubmissions, post } from "../../trials/site/send-forms.ts";

const REQUESTS = 300;

test("three hundred malformed requests make nothing fail, and a good enquiry is taken afterwards", async () => {
  await using server = await startWatchedServer();
  const { counts, failed } = await fuzz(server.port, { first: 0, count: REQUESTS });
  expect({ failed, complaints: server.complaints }).toEqual({ failed: [], complaints: [] });
  expect([...counts.keys()]).toEqual(expect.arrayContaining(["200", "400", "404", "405", "415", "422"]));
  for (const submission of makeSubmissions(4))
    expect(await post(submission, server.origin)).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
});
