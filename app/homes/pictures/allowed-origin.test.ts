import { expect, test } from "vitest";
import { isAllowedOrigin } from "./fetch-picture.server.ts";

test.each([
  ["https://photos.example/1/a.jpg", "https://photos.example"],
  ["https://PHOTOS.example:443/a.jpg", "https://photos.example"],
  ["https://photos.example:8443/a.jpg", "https://photos.example:8443"],
  ["http://photos.example/a.jpg", "http://photos.example"],
  ["https://eu.photos.example/a.jpg", "https://*.photos.example"],
  ["https://a.b.photos.example/a.jpg", "https://*.photos.example"],
])("%s is allowed by %s", (address, origin) => {
  expect(isAllowedOrigin(new URL(address), ["https://other.example", origin])).toBe(true);
});

test.each([
  ["http://photos.example/a.jpg", "https://photos.example"],
  ["https://photos.example:8443/a.jpg", "https://photos.example"],
  ["https://eu.photos.example/a.jpg", "https://photos.example"],
  ["https://photos.example/a.jpg", "https://*.photos.example"],
  ["https://evilphotos.example/a.jpg", "https://*.photos.example"],
  ["https://photos.example.evil.example/a.jpg", "https://photos.example"],
  ["file:///etc/passwd", "https://photos.example"],
  ["ftp://photos.example/a.jpg", "https://photos.example"],
])("%s is not allowed by %s", (address, origin) => {
  expect(isAllowedOrigin(new URL(address), [origin])).toBe(false);
});
