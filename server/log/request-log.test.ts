import { Writable } from "node:stream";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog, createRequestId, createResponseLog, requestLog, toLoggedPath } from "./request-log.ts";

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
