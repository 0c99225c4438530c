import { Writable } from "node:stream";
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
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog(destination);
  const toRoute = (path: string) => (path === "/listings" ? path : "*");
  const app = new Hono()
    .use(requestLog(createResponseLog({ log, toRoute }), createRequestId([])))
    .get("/listings", (context) => {
      if (context.req.query("says")) log.info("something");
      return context.text("ok");
    });
  const response = await app.request(path, {}, { incoming: { socket: {} } });
  return { line: lines.join(""), response };
}

test("writes one line with method, route, status and milliseconds", async () => {
  const { line, response } = await logOf("/listings");
  expect(JSON.parse(line)).toMatchObject({
    method: "GET",
    route: "/listings",
    status: 200,
    ms: expect.any(Number),
  });
  expect(JSON.parse(line).request).toBe(response.headers.get("X-Request-Id"));
});

test("writes none for what monitors ask, whatever they are answered", async () => {
  for (const path of ["/healthz", "/readyz", "/readyz?verbose"]) expect((await logOf(path)).line).toBe("");
});

test("gives what is logged on the way the id of its request", async () => {
  const { line, response } = await logOf("/listings?says=something");
  const [first = "", second = ""] = line.trim().split("\n");
  expect(JSON.parse(first)).toMatchObject({
    msg: "something",
    request: response.headers.get("X-Request-Id"),
  });
  expect(JSON.parse(second)).toMatchObject({ msg: "request", route: "/listings" });
});

test("never writes the query, which may hold what a visitor typed", async () => {
  const { line } = await logOf("/listings?location=12+Secret+Street");
  expect(line).not.toContain("Secret");
});

test("marks an address that does not exist", async () => {
  const { line } = await logOf("/nowhere");
  expect(JSON.parse(line)).toMatchObject({ route: "*", path: "/nowhere", status: 404, msg: "not found" });
});

const token = "fZ3_kQ9-xLmPa7RtYbW2cD";
const around = [
  "",
  ".",
  ")",
  ",",
  ">",
  "%3E",
  "/x",
  "/",
  ".data",
  "%",
  "%2F..",
  "%0Aand",
  "?a=b",
  "&x",
  "…",
  "=\n3D",
];

test("a path under a route with a token is logged without it, whatever follows", async () => {
  const folders = [
    "/shortlist/join/",
    "/shortlist/show/",
    "/shortlist/",
    "//shortlist/join/",
    "/Shortlist/JOIN/",
  ];
  const links = [
    ...folders,
    "/%73hortlist/join/",
    "/join/",
    "/x/shortlist/show/",
    "/newsletter/confirm%3Ftoken=",
    "/alerts/",
    "/%61lerts/",
  ];
  for (const path of [...links, "/newsletter/leave/", "/office/sign-in/link%253Ftoken%253D"])
    for (const end of around) {
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

test("tells kind, code and place of an error, and its words without what they quote", () => {
  const error = Object.assign(
    new RangeError('duplicate key "Leila Marsh", Key (email)=(leila@mail.example)'),
    {
      code: "23505",
      detail: "Key (email)=(leila@mail.example) already exists",
    },
  );
  const logged = toLoggedError(error);
  expect(logged).toMatchObject({
    type: "RangeError",
    code: "23505",
    message: "duplicate key …, Key (email)…",
  });
  expect(logged.at?.[0]).toContain("request-log.test.ts");
  expect(JSON.stringify(logged)).not.toMatch(/leila/i);
});

test("takes the address and the number of a person out of a text, and nothing else", () => {
  expect(hidePersonal("/leave/leila.marsh+x@mail.example/now")).toBe("/leave/…/now");
  expect(hidePersonal("/leave/leila%40mail.example")).toBe("/leave/…");
  expect(hidePersonal("/call/0491 570 110 or +61 2 5550 0142")).toBe("/call/… or …");
  expect(hidePersonal("/call-0491570110/mobile_+61491570110x")).toBe("/call-…/mobile_…x");
  expect(hidePersonal("no list at /shortlist/join/fZ3_kQ9-xLmPa7RtYbW2cD.")).toBe(
    "no list at /shortlist/join/….",
  );
  expect(hidePersonal("/property/12/assets/app-1a2b.js")).toBe("/property/12/assets/app-1a2b.js");
});

const names = [
  "HEADLD-Residential-Current-ABCD1234",
  "/property/HEADLD-148213932",
  "/rental/XNWXNW-3f2a9c1e-8b1d-4c3e-9a7b-0123456789ab",
  "REA-Residential-Current-WithEmptyImagesAndFloorplans.xml",
  "in/Headland_Realty_2026-11-25.zip",
  "/office/homes/house-freshwater-2",
  "/pictures/3f2a9c1e8b1d4c3e9a7b0123456789abcdef0123456789abcdef0123456789ab.avif",
];

test.each(names)("leaves %s as it stands", (name) => {
  expect(hidePersonal(name)).toBe(name);
});

test("no token of ours stands in a log, whatever is around it", () => {
  const around = fc.stringMatching(/^[\w./ =-]{0,30}$/);
  const token = fc.constantFrom(18, 32).map((bytes) => makeToken(bytes));
  fc.assert(
    fc.property(around, fc.noShrink(token), around, (before, made, after) => {
      expect(hidePersonal(before + made + after)).not.toContain(made);
    }),
    { numRuns: 20_000 },
  );
});

test("takes anything that is thrown", () => {
  expect(toLoggedError("leila@mail.example")).toEqual({ type: "string" });
});
