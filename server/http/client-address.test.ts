import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

test("trusts no proxy by default", () => {
  const toClientAddress = createClientAddress([]);
  expect(toClientAddress("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
  expect(toClientAddress("127.0.0.1", "198.51.100.7")).toBe("127.0.0.1");
});

test("takes the last address that is not one of our own proxies", () => {
  const toClientAddress = createClientAddress(["127.0.0.1", "10.0.0.0/8"]);
  expect(toClientAddress("::ffff:127.0.0.1", "spoofed, 198.51.100.7, 10.1.2.3")).toBe("198.51.100.7");
  expect(toClientAddress("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
});

test("uses the proxy's address when the header holds no valid address", () => {
  const toClientAddress = createClientAddress(["127.0.0.1"]);
  expect(toClientAddress("127.0.0.1", undefined)).toBe("127.0.0.1");
  expect(toClientAddress("127.0.0.1", "unknown")).toBe("127.0.0.1");
});
