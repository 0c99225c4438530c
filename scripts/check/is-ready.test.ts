import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import { runCommand } from "../../ops/run-command.fixture.ts";

/** Runs the check against a site that answers with these statuses in turn; returns the requests and the outcome. */
async function ask(statuses: readonly number[], args: readonly string[]) {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    response.statusCode = statuses[asked.length] ?? statuses.at(-1) ?? 200;
    asked.push(`${request.headers.host} ${request.url}`);
    response.end("the enquiries cannot be read");
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = site.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const env = { ...process.env, PORT: String(port), PUBLIC_ORIGIN: "https://www.example.com" };
  let output = "";
  const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    output += String(text);
    return true;
  });
  const { code } = await runCommand("deploy/is-ready.mjs", args, env);
  write.mockRestore();
  site.close();
  return { asked, code, output };
}

test("a ready site gives exit code 0, queried under its public name", async () => {
  expect(await ask([200], [])).toEqual({ asked: ["www.example.com /readyz"], code: 0, output: "" });
  expect((await ask([200], ["/healthz"])).asked).toEqual(["www.example.com /healthz"]);
});

test("a site that is not ready gives exit code 1 and its reason", async () => {
  const { code, output } = await ask([503], []);
  expect(code).toBe(1);
  expect(output).toContain("503 the enquiries cannot be read");
});

test("waits until the site is ready, on request", async () => {
  const { asked, code } = await ask([503, 503, 200], ["--wait", "600"]);
  expect([asked.length, code]).toEqual([3, 0]);
});
