import { PassThrough } from "node:stream";
import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeToken } from "#app/store/make-token.server.ts";
import {
  createLog,
  createRequestId,
  createResponseLog,
  hidePersonal,
  requestLog,
  toLoggedError,
  toLoggedPath,
} from "./request-log.ts";

async function logOf(path: string) {
  const destination = new PassThrough();
  const log = createLog(destination);
  const toRoute = (path: string) => (path === "/listings" ? path : "*");
  const app = new Hono()
    .use(requestLog(createResponseLog({ log, toRoute }), createRequestId([])))
    .get("/listings", (context) => {
      if (context.req.query("says")) log.info("something");
      return context.text("ok");
    });
  const response = await app.request(path, {}, { incoming: { socket: {} } });
  return { line: String(destination.read() ?? ""), response };
}

test("writes one line with method, route, status and duration (ms)", async () => {
  const { line, response } = await logOf("/listings");
  const request = response.headers.get("X-Request-Id");
  const told = { method: "GET", route: "/listings", status: 200, ms: expect.any(Number), request };
  expect(JSON.parse(line)).toMatchObject(told);
});

test("writes none for health checks, whatever the status", async () => {
  for (const path of ["/healthz", "/readyz", "/readyz?verbose"]) expect((await logOf(path)).line).toBe("");
});

test("adds the request's id to everything logged while it is handled", async () => {
  const { line, response } = await logOf("/listings?says=something");
  const request = response.headers.get("X-Request-Id");
  expect(
    line
      .trim()
      .split("\n")
      .map((each) => JSON.parse(each)),
  ).toMatchObject([
    { msg: "something", request },
    { msg: "request", route: "/listings" },
  ]);
});

test("never writes the query, which may hold a visitor's words", async () => {
  const { line } = await logOf("/listings?location=12+Secret+Street");
  expect(line).not.toContain("Secret");
});

test("marks an address that does not exist", async () => {
  const { line } = await logOf("/nowhere");
  expect(JSON.parse(line)).toMatchObject({ route: "*", path: "/nowhere", status: 404, msg: "not found" });
});

const token = "fZ3_kQ9-xLmPa7RtYbW2cD";
const around = ["", ".", ")", ",", ">", "%3E", "/x", "/", ".data", "%", "%2F..", "%0Aand", "?a=b", "&x", "…"];

test("a path with a token is logged without the token, whatever follows", async () => {
  const folders = ["/shortlist/join/", "/shortlist/", "//shortlist/join/", "/Shortlist/JOIN/"];
  const others = [
    "/join/",
    "/x/shortlist/show/",
    "/alerts/",
    "/%61lerts/",
    "/newsletter/leave/",
    "/%73hortlist/join/",
  ];
  const queries = ["/newsletter/confirm%3Ftoken=", "/office/sign-in/link%253Ftoken%253D"];
  for (const path of [...folders, ...others, ...queries])
    for (const end of [...around, "=\n3D"]) {
      const { line } = await logOf(`${path}${token}${end}`);
      expect(line, path + end).not.toContain(token.slice(0, 6));
      expect(line, path + end).not.toContain(token.slice(-6));
    }
});

test("a broken link of the site itself is logged whole", () => {
  expect(toLoggedPath("/journal/what-the-northern-beaches-market-does")).toBe(
    "/journal/what-the-northern-beaches-market-does",
  );
});

test("escapes control characters and cuts a path at 200 characters", () => {
  expect(toLoggedPath("/a\u001b[31m\nb?c=d")).toBe("/a%1B[31m%0Ab");
  expect(toLoggedPath(`/${"x".repeat(500)}`)).toHaveLength(200);
});

test("writes an error's class, code, location, and its message without quoted values", () => {
  const error = new RangeError('duplicate key "Leila Marsh", Key (email)=(leila@mail.example)');
  const detail = "Key (email)=(leila@mail.example) already exists";
  const logged = toLoggedError(Object.assign(error, { code: "23505", detail }));
  const message = "duplicate key …, Key (email)…";
  expect(logged).toMatchObject({ type: "RangeError", code: "23505", message });
  expect(logged.at?.[0]).toContain("request-log.test.ts");
  expect(JSON.stringify(logged)).not.toMatch(/leila/i);
});

test.each([
  ["/leave/leila.marsh+x@mail.example/now", "/leave/…/now"],
  ["/leave/leila%40mail.example", "/leave/…"],
  ["/call/0491 570 110 or +61 2 5550 0142", "/call/… or …"],
  ["/call-0491570110/mobile_+61491570110x", "/call-…/mobile_…x"],
  ["no list at /shortlist/join/fZ3_kQ9-xLmPa7RtYbW2cD.", "no list at /shortlist/join/…."],
])("takes a person's address and number, and tokens, out of %s", (text, shown) => {
  expect(hidePersonal(text)).toBe(shown);
});

test.each([
  "/property/12/assets/app-1a2b.js",
  "/property/HEADLD-148213932",
  "REA-Residential-Current-WithEmptyImagesAndFloorplans.xml",
  "HEADLD-Residential-Current-ABCD1234",
  "/rental/XNWXNW-3f2a9c1e-8b1d-4c3e-9a7b-0123456789ab",
  "in/Headland_Realty_2026-11-25.zip",
  "/pictures/3f2a9c1e8b1d4c3e9a7b0123456789abcdef0123456789abcdef0123456789ab.avif",
])("leaves %s as it stands", (name) => {
  expect(hidePersonal(name)).toBe(name);
});

test("our tokens never reach a log, whatever surrounds them", () => {
  const around = fc.stringMatching(/^[\w./ =-]{0,30}$/);
  const token = fc.constantFrom(18, 32).map((bytes) => makeToken(bytes));
  fc.assert(
    fc.property(around, fc.noShrink(token), around, (before, made, after) => {
      expect(hidePersonal(before + made + after)).not.toContain(made);
    }),
    { numRuns: 20_000 },
  );
});

test("accepts any thrown value", () => {
  expect(toLoggedError("leila@mail.example")).toEqual({ type: "string" });
});
