import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { makeFolder } from "./own-server.ts";

const READY_MS = 10_000;

/** The proxies that stand in front of a site like this one, and the variable that says where each is. */
export const proxies = [
  {
    name: "Caddy",
    program: process.env.CADDY_PATH,
    configure: toCaddyfile,
    run: ["run", "--config", "Caddyfile"],
  },
  {
    name: "nginx",
    program: process.env.NGINX_PATH,
    configure: toNginxConf,
    run: ["-p", ".", "-c", "nginx.conf"],
  },
] as const;

type Ports = { port: number; upstream: number };

/** Ends TLS on `port`, with a certificate of its own making, and hands everything on to `upstream`. */
export async function startProxy({ program = "", configure, run }: (typeof proxies)[number], ports: Ports) {
  const folder = await makeFolder();
  const subject = ["-subj", "/CN=localhost", "-keyout", "key.pem", "-out", "cert.pem"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...kind, ...subject], { cwd: folder, stdio: "ignore" });
  const { file, text } = configure(ports);
  await writeFile(join(folder, file), text);
  const child = spawn(program, run, { cwd: folder, stdio: "ignore", env: { ...process.env, HOME: folder } });
  await waitForPort(ports.port);
  return async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
}

export async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

function toCaddyfile({ port, upstream }: Ports) {
  const text = `{
  admin off
  auto_https off
}
https://localhost:${port} {
  tls cert.pem key.pem
  reverse_proxy 127.0.0.1:${upstream}
}
`;
  return { file: "Caddyfile", text };
}

function toNginxConf({ port, upstream }: Ports) {
  const text = `daemon off;
pid nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate cert.pem;
    ssl_certificate_key key.pem;
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
  return { file: "nginx.conf", text };
}

async function waitForPort(port: number) {
  const limit = Date.now() + READY_MS;
  while (!(await isOpen(port))) {
    if (Date.now() > limit) throw new Error(`Nothing listens at ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isOpen(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
