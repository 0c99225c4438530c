import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { createPictureFetcher, isAllowedOrigin } from "./fetch-picture.server.ts";
import { createTestFetcher, redirects, sends, startPictureServer } from "./picture-server.fixture.ts";

const megabyte = Buffer.alloc(1024 * 1024);
const house = Buffer.from("the bytes of a house");

test("writes the bytes into the file and returns their digest and headers", async () => {
  const headers = { ETag: '"1"', "Last-Modified": "Fri, 20 Nov 2026 09:31:30 GMT" };
  const server = await startPictureServer({ "/a.jpg": sends(house, headers) });
  const { fetched, file } = fetchFrom(server, "/a.jpg");
  expect(await fetched).toEqual({
    sha256: createHash("sha256").update(house).digest("hex"),
    etag: '"1"',
    lastModified: headers["Last-Modified"],
  });
  expect(await readFile(file)).toEqual(house);
});

test("fetches a picture with an earlier copy only if it has changed", async () => {
  const asked: unknown[] = [];
  const server = await startPictureServer({
    "/a.jpg": ({ headers }, response) => {
      asked.push(headers["if-none-match"], headers["if-modified-since"]);
      response.writeHead(304).end();
    },
  });
  const known = { etag: '"1"', lastModified: "Fri, 20 Nov 2026 09:31:30 GMT" };
  expect(await fetchFrom(server, "/a.jpg", { known }).fetched).toBe("unchanged");
  expect(asked).toEqual([known.etag, known.lastModified]);
});

test("refuses a 304 response where there is no earlier copy", async () => {
  const server = await startPictureServer({
    "/a.jpg": (_request, response) => response.writeHead(304).end(),
  });
  await expect(fetchFrom(server, "/a.jpg").fetched).rejects.toThrow("The server answers 304.");
});

test("connects only to public IP addresses, regardless of the host's name", async () => {
  const server = await startPictureServer({ "/a.jpg": sends(house) });
  const { fetched } = fetchFrom(server, "/a.jpg", { isAllowedAddress: undefined });
  await expect(fetched).rejects.toThrow(/^localhost is at (127\.0\.0\.1|::1), which is not a public address/);
  expect(server.requests).toEqual([]);
});

test.each(["127.0.0.1", "2130706433", "0x7f.1", "[::1]"])("does not connect to %s", async (host) => {
  const url = `https://${host}/a.jpg`;
  const file = join(makeFolder(), "picture");
  const fetched = createPictureFetcher()({ url, origins: [new URL(url).origin], file });
  await expect(fetched).rejects.toThrow("which is not a public address");
});

test("connects only to the provider's hosts, and by https unless the provider allows http", async () => {
  const server = await startPictureServer({});
  const origins = ["https://photos.example"];
  await expect(fetchFrom(server, "/a.jpg", { origins }).fetched).rejects.toThrow(
    `${server.origin} is not among the provider’s hosts of pictures`,
  );
  const plain = { url: `http://localhost:${server.port}/a.jpg` };
  await expect(fetchFrom(server, "/a.jpg", plain).fetched).rejects.toThrow(
    "is not among the provider’s hosts",
  );
  const named = { url: `https://me:secret@localhost:${server.port}/a.jpg` };
  await expect(fetchFrom(server, "/a.jpg", named).fetched).rejects.toThrow(
    /^The address on localhost:\d+ has a password in it: leave it out.$/,
  );
  expect(server.requests).toEqual([]);
});

test("follows at most three redirects", async () => {
  const server = await startPictureServer({
    "/1": redirects("/2"),
    "/2": redirects("/3"),
    "/3": redirects("/a.jpg"),
    "/0": redirects("/1"),
    "/a.jpg": sends(house),
  });
  expect(await fetchFrom(server, "/1").fetched).toHaveProperty("sha256");
  await expect(fetchFrom(server, "/0").fetched).rejects.toThrow("It redirects more than 3 times.");
});

test("follows no redirect to another host or to a private address", async () => {
  const other = await startPictureServer({ "/a.jpg": sends(house) });
  const server = await startPictureServer({
    "/elsewhere": redirects(`${other.origin}/a.jpg`),
    "/inside": redirects("https://127.0.0.2/a.jpg"),
  });
  await expect(fetchFrom(server, "/elsewhere").fetched).rejects.toThrow("is not among the provider’s hosts");
  const origins = [server.origin, "https://127.0.0.2"];
  await expect(fetchFrom(server, "/inside", { origins }).fetched).rejects.toThrow(
    "127.0.0.2 is at 127.0.0.2, which is not a public address.",
  );
  expect(other.requests).toEqual([]);
});

test("gives up on a server that hangs before or during its response", async () => {
  let timeout = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.signal);
  onTestFinished(() => limit.mockRestore());
  const server = await startPictureServer({
    "/silent": () => timeout.abort(),
    "/stuck": (_request, response) => response.writeHead(200).write(house, () => timeout.abort()),
  });
  for (const path of ["/silent", "/stuck"]) {
    timeout = new AbortController();
    await expect(fetchFrom(server, path).fetched).rejects.toThrow("takes longer than 20 s.");
  }
  expect(limit).toHaveBeenCalledWith(20_000);
});

test("stops reading at 25 MB, with or without a Content-Length", async () => {
  let sent = 0;
  const server = await startPictureServer({
    "/said": (_request, response) => response.writeHead(200, { "Content-Length": 1024 ** 3 }).flushHeaders(),
    "/endless": (_request, response) => {
      const more = () => {
        do sent += megabyte.length;
        while (response.write(megabyte) && sent < 1024 ** 3);
      };
      response.writeHead(200).on("drain", more);
      more();
    },
  });
  for (const path of ["/said", "/endless"])
    await expect(fetchFrom(server, path).fetched).rejects.toThrow(
      "It is larger than 25 MB: send a smaller one.",
    );
  expect(sent).toBeLessThan(100 * megabyte.length);
});

test("an error names the server's answer", async () => {
  const server = await startPictureServer({});
  await expect(fetchFrom(server, "/gone.jpg").fetched).rejects.toMatchObject({
    code: "media-unreachable",
    message: "The server answers 404.",
  });
});

type Options = Parameters<typeof createPictureFetcher>[0] & {
  url?: string;
  origins?: string[];
  known?: { etag: string; lastModified: string };
};

function fetchFrom(server: { origin: string; ca: string }, path: string, options: Options = {}) {
  const { url = server.origin + path, origins = [server.origin], known, ...fetcher } = options;
  const fetchPicture = createTestFetcher(server, fetcher);
  const file = join(makeFolder(), "picture");
  return { fetched: fetchPicture({ url, origins, known, file }), file };
}

test.each([
  ["https://photos.example/1/a.jpg", "https://photos.example", true],
  ["https://PHOTOS.example:443/a.jpg", "https://photos.example", true],
  ["https://photos.example:8443/a.jpg", "https://photos.example:8443", true],
  ["http://photos.example/a.jpg", "http://photos.example", true],
  ["https://a.b.photos.example/a.jpg", "https://*.photos.example", true],
  ["http://photos.example/a.jpg", "https://photos.example", false],
  ["https://photos.example:8443/a.jpg", "https://photos.example", false],
  ["https://eu.photos.example/a.jpg", "https://photos.example", false],
  ["https://photos.example/a.jpg", "https://*.photos.example", false],
  ["https://evilphotos.example/a.jpg", "https://*.photos.example", false],
  ["https://photos.example.evil.example/a.jpg", "https://photos.example", false],
  ["file:///etc/passwd", "https://photos.example", false],
])("%s is allowed by %s: %s", (address, origin, isAllowed) =>
  expect(isAllowedOrigin(new URL(address), ["https://other.example", origin])).toBe(isAllowed),
);
