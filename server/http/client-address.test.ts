import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

test("believes nobody by default", () => {
  const toClientAddress = createClientAddress([]);
  expect(toClientAddress("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
  expect(toClientAddress("127.0.0.1", "198.51.100.7")).toBe("127.0.0.1");
});

test("takes the last address that our own proxies did not write", () => {
  const toClientAddress = createClientAddress(["127.0.0.1", "10.0.0.0/8"]);
  expect(toClientAddress("::ffff:127.0.0.1", "spoofed, 198.51.100.7, 10.1.2.3")).toBe("198.51.100.7");
  expect(toClientAddress("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
});

test("stays with the proxy when it says nothing that is an address", () => {
  const toClientAddress = createClientAddress(["127.0.0.1"]);
  expect(toClientAddress("127.0.0.1", undefined)).toBe("127.0.0.1");
  expect(toClientAddress("127.0.0.1", "unknown")).toBe("127.0.0.1");
});
