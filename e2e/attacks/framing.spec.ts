import { expect, test } from "@playwright/test";
import { postHead as post, sendRaw } from "./raw-request.ts";

const host = "Host: localhost\r\n";
const manyHeaders = Array.from({ length: 101 }, (_, index) => `X-${index}: a\r\n`).join("");

/** Requests that a proxy in front might read differently than we do, and requests that are too large. */
const refused = [
  [
    400,
    "a length and chunks",
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x`,
  ],
  [400, "two lengths", `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
  [400, "the same length twice", `${post}Content-Length: 5\r\nContent-Length: 5\r\n\r\nabcde`],
  [400, "a list of lengths", `${post}Content-Length: 5, 5\r\n\r\nabcde`],
  [400, "a length with a sign", `${post}Content-Length: +5\r\n\r\nabcde`],
  [400, "a space before the colon", `${post}Content-Length : 5\r\n\r\nabcde`],
  [400, "a folded header", `GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`],
  [400, "a folded Transfer-Encoding", `${post}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`],
  [400, "lines that end in LF", "GET / HTTP/1.1\nHost: localhost\n\n"],
  [400, "a header that ends in LF", `GET / HTTP/1.1\r\n${host}X-A: b\nX-B: c\r\n\r\n`],
  [400, "a header with CR inside", `GET / HTTP/1.1\r\n${host}X-A: b\rX-B: c\r\n\r\n`],
  [400, "chunks that end in LF", `${post}Transfer-Encoding: chunked\r\n\r\n3\na=b\n0\n\n`],
  [400, "a chunk without a size", `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\na=b\r\n0\r\n\r\n`],
  [400, "chunks twice", `${post}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`],
  [400, "compressed chunks", `${post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`],
  [400, "an unknown coding", `${post}Transfer-Encoding: xchunked\r\n\r\na=b`],
  [400, "no host", "GET / HTTP/1.1\r\n\r\n"],
  [400, "two hosts", `GET / HTTP/1.1\r\n${host}Host: elsewhere.example\r\n\r\n`],
  [400, "a host that is none", "GET / HTTP/1.1\r\nHost: a/b?c@d\r\n\r\n"],
  [400, "a backslash in the path", `GET /\\elsewhere.example HTTP/1.1\r\n${host}\r\n`],
  [400, "a version that is not spoken here", `GET / HTTP/2.0\r\n${host}\r\n`],
  [400, "no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"],
  [405, "a tunnel to elsewhere", `CONNECT elsewhere.example:443 HTTP/1.1\r\n${host}\r\n`],
  [413, "64 KB and a byte", `${post}Content-Length: 65537\r\n\r\n`],
  [
    413,
    "70,000 bytes in chunks",
    `${post}Transfer-Encoding: chunked\r\n\r\n11170\r\n${"a".repeat(70_000)}\r\n`,
  ],
  [431, "a header of 17,000 bytes", `GET / HTTP/1.1\r\n${host}X-A: ${"a".repeat(17_000)}\r\n\r\n`],
  [431, "an address of 17,000 bytes", `GET /${"a".repeat(17_000)} HTTP/1.1\r\n${host}\r\n`],
  [431, "a hundred headers and more", `GET / HTTP/1.1\r\n${host}${manyHeaders}\r\n`],
] as const;

for (const [status, what, bytes] of refused) {
  test(`answers ${what} with ${status}, one answer, and an end`, async ({ baseURL }) => {
    const answer = await sendRaw(baseURL, bytes);
    const [head = "", body] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(head).toMatch(/\r\nconnection: close/i);
    expect(head).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
    expect(head).toMatch(/\r\nx-content-type-options: nosniff/i);
    expect(head).toMatch(/\r\nx-request-id: [\da-f-]{36}/i);
    expect(body).toMatch(/^[A-Z][\w ,.]+\.$/);
  });
}

test("takes a form that comes in chunks, and ends the connection", async ({ baseURL }) => {
  const answer = await sendRaw(baseURL, `${post}Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 422 [\s\S]*\r\nconnection: close\r\n/i);
});

test("answers an expectation it does not know as if there were none", async ({ baseURL }) => {
  const answer = await sendRaw(
    baseURL,
    `GET /about HTTP/1.1\r\n${host}Expect: cake\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
