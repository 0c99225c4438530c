import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { join, resolve } from "node:path";
import { makeCertificate } from "./certificate.ts";
import { waitUntil } from "./repeat.ts";
import { makeFolder } from "./start-site.ts";

const READY_MS = 60_000;
const ANSWER_MS = 5_000;

/** Ports of the proxy and of the two web processes behind it. */
export type ProxyPorts = { http: number; https: number; web: readonly [number, number] };

/** The proxies configured in deploy/, with the variable that locates each program. */
export const proxies = [
  { name: "Caddy", program: process.env.CADDY_PATH, configure: configureCaddy },
  { name: "nginx", program: process.env.NGINX_PATH, configure: configureNginx },
] as const;

export type ShippedProxy = (typeof proxies)[number];

/** Runs a proxy with its shipped file, except for ports, name and certificate; TLS ends here. Returns its stop. */
export async function startProxy({ program = "", configure }: ShippedProxy, ports: ProxyPorts) {
  const folder = makeFolder();
  const { args, environment } = configure(folder, ports);
  const child = spawn(program, args, {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, HOME: folder, ...environment },
  });
  await waitUntilAnswers(`https://localhost:${ports.https}`, child);
  return async function stop() {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
}

/** The shipped Caddyfile is used unchanged: its variables cover all differences. */
function configureCaddy(folder: string, { http, https, web }: ProxyPorts) {
  const environment = {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    CADDY_ADMIN: "off",
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    HEADLAND_SITE: "localhost",
    HEADLAND_WEB_1: `127.0.0.1:${web[0]}`,
    HEADLAND_WEB_2: `127.0.0.1:${web[1]}`,
  };
  return { args: ["run", "--adapter", "caddyfile", "--config", resolve("deploy/Caddyfile")], environment };
}

function configureNginx(folder: string, { http, https, web }: ProxyPorts) {
  const { keyFile, caFile } = makeCertificate();
  const changes: [string, string][] = [
    ["listen 80;", `listen 127.0.0.1:${http};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${https} ssl http2;`],
    ["listen [::]:443 ssl http2;", ""],
    ["server 127.0.0.1:3001 ", `server 127.0.0.1:${web[0]} `],
    ["server 127.0.0.1:3002 ", `server 127.0.0.1:${web[1]} `],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", caFile],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", keyFile],
    ["https://www.example.com$request_uri", `https://localhost:${https}$request_uri`],
    ["server_name www.example.com;", "server_name localhost;"],
    ["proxy_set_header Host $host;", `proxy_set_header Host $host:${https};`],
  ];
  const shipped = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(join(folder, "headland.conf"), changes.reduce(replace, shipped));
  writeFileSync(join(folder, "nginx.conf"), toNginxFrame());
  return { args: ["-p", ".", "-c", "nginx.conf"], environment: {} };
}

function replace(text: string, [from, to]: [string, string]) {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}"`);
  return text.replaceAll(from, to);
}

/** Returns the main nginx.conf, confined to one folder. */
function toNginxFrame() {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return `daemon off;
pid nginx.pid;
error_log error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${folders.join("\n  ")}
  include headland.conf;
}
`;
}

/**
 * Waits until the proxy answers over TLS: Caddy listens before it has signed its certificate, and a browser would get a
 * protocol error.
 */
function waitUntilAnswers(origin: string, child: ChildProcess) {
  return waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
      return isAnswering(origin);
    },
    { mostMs: READY_MS },
  ).catch((error: unknown) => {
    child.kill();
    throw error;
  });
}

/** Whether the proxy and the site behind it answer; accepts any certificate. */
function isAnswering(origin: string) {
  return new Promise<boolean>((done) => {
    const options = { rejectUnauthorized: false, agent: false, timeout: ANSWER_MS } as const;
    const asked = get(`${origin}/healthz`, options, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", () => done(false));
  });
}
