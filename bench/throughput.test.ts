import { expect, test } from "vitest";
import { parseWrk } from "./throughput.ts";

const printed = `Running 5s test @ http://localhost:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.21ms    1.02ms  30.11ms   91.20%
    Req/Sec    10.02k   812.11    11.40k    80.00%
  49870 requests in 5.01s, 612.32MB read
Requests/sec:   9954.09
Transfer/sec:    122.22MB
`;

test("parses answers and answers a second from wrk's output", () => {
  expect(parseWrk(printed, "/")).toEqual({ answers: 49870, perSecond: 9954.09 });
});

test("a failed answer is an error", () => {
  expect(() => parseWrk(`${printed}  Non-2xx or 3xx responses: 3\n`, "/listings")).toThrow(/\/listings/);
  expect(() => parseWrk(`${printed}  Socket errors: connect 0, read 3\n`, "/")).toThrow(/good/);
});

test("no answer at all is an error", () => {
  expect(() => parseWrk("  0 requests in 5.01s, 0.00B read\nRequests/sec:      0.00", "/")).toThrow(/good/);
  expect(() => parseWrk("unable to connect to localhost:3000 Connection refused", "/")).toThrow(/refused/);
});
