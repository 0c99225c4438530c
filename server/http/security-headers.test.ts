import { expect, test } from "vitest";
import { addSecurityHeaders } from "./security-headers.ts";

function framingOf(policy?: string) {
  const headers = new Headers(policy ? { "Content-Security-Policy": policy } : {});
  addSecurityHeaders(headers, "https://headland.example");
  return headers.get("X-Frame-Options");
}

test("lets only the sites in a page's own policy frame it", () => {
  expect(framingOf()).toBe("DENY");
  expect(framingOf("default-src 'none'; frame-ancestors 'none'")).toBe("DENY");
  expect(framingOf("default-src 'none'")).toBe("DENY");
  expect(framingOf("default-src 'none'; frame-ancestors https://builder.io https://*.builder.io")).toBeNull();
});
