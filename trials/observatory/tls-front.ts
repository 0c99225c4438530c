import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { createServer as createTlsServer } from "node:tls";

/** The first byte of a TLS connection (RFC 8446 §5.1: handshake). */
const TLS_HANDSHAKE = 22;

/** TLS in front of the site, and on the same port the redirect that plain http gets, as a proxy would give it. */
export async function startTlsFront(upstream: number) {
  const { certFile, ...certificate } = makeCertificate();
  const tls = createTlsServer(certificate, (client) => join(client, connect(upstream, "127.0.0.1")));
  const redirect = createHttpServer((request, response) => {
    response.writeHead(308, { Location: `https://${request.headers.host}${request.url}` }).end();
  });
  const front = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (chunk) => {
      socket.pause();
      socket.unshift(chunk);
      (chunk[0] === TLS_HANDSHAKE ? tls : redirect).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  front.listen(0, "localhost");
  await once(front, "listening");
  const address = front.address();
  if (typeof address !== "object" || !address) throw new Error("The TLS front has no port.");
  return { port: address.port, certFile, stop: () => front.close() };
}

function join(one: Socket, other: Socket) {
  for (const socket of [one, other]) socket.on("error", () => socket.destroy());
  one.pipe(other).pipe(one);
}

/** Good for localhost and two days; whoever is to believe it is told so by NODE_EXTRA_CA_CERTS. */
function makeCertificate() {
  const cwd = mkdtempSync(resolve(tmpdir(), "site-tls-"));
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2"];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", "key.pem", "-out", "cert.pem"];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...kind, ...subject, ...files], {
    cwd,
    stdio: "ignore",
  });
  const certFile = resolve(cwd, "cert.pem");
  return { key: readFileSync(resolve(cwd, "key.pem")), cert: readFileSync(certFile), certFile };
}
