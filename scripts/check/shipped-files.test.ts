import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parseEnvironment } from "#server/environment/environment.ts";
import { serverOptions } from "#server/http/limits.ts";
import { serverArguments, serverMemory } from "../../trials/site/start-site.ts";
import { findFiles } from "../find-files.fixture.ts";

const read = (name: string) => readFileSync(join("deploy", name), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const unit = read("headland@.service");
const caddyfile = read("Caddyfile");

/** Variables for systemd, Node or the C library; the site must read all others. */
const notOurs = ["NODE_ENV", "PATH", ...Object.keys(serverMemory)];

function findAll(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Variables that the site reads. */
function findKnownVariables() {
  return findAll(readFileSync(".env.example", "utf8"), /^([A-Z_]+)=/gm);
}

test("the site reads every variable set by the unit, the image and the examples", () => {
  const known = [...findKnownVariables(), ...notOurs];
  const web = compose.slice(compose.indexOf("x-web:"), compose.indexOf("services:"));
  const named = {
    unit: findAll(unit, /(?:^Environment=| )([A-Z_]+)=/gm),
    image: findAll(dockerfile, /(?:^ENV| {3,})\s*([A-Z_]+)=/gm),
    example: findAll(read("headland.env.example"), /^([A-Z_]+)=/gm),
    compose: findAll(web, /^ {4}([A-Z_]+):/gm),
  };
  for (const [where, names] of Object.entries(named)) {
    const unknown = names.filter((name) => !known.includes(name));
    expect(names.length, where).toBeGreaterThan(1);
    expect(unknown, where).toEqual([]);
  }
});

test("npm start and the operator's commands read .env, and .env.example changes nothing", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const lines = Object.values(scripts).filter((line) => / ops\/(?!demo)/.test(line));
  for (const line of [...lines, readFileSync("scripts/start.mjs", "utf8")])
    expect(line).toContain("--import=./scripts/env-file.mjs");
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  expect(parseEnvironment(example)).toEqual(parseEnvironment({}));
});

test(".env.example lists exactly the variables that the site reads", () => {
  const all = findFiles(["server/environment/*.ts", "app/**/*.ts"], { exclude: ["**/*.test.ts"] });
  const texts = all.map((path) => readFileSync(path, "utf8"));
  const code = texts.filter((text) => text.includes('core/variables.ts"'));
  const read = [...code, readFileSync("app/agency/folder/disk.ts", "utf8")].flatMap((text) =>
    findAll(text, /(?:(?:source|variables), "|(?:source|variables)\.|process\.env\.)([A-Z_]+)\b/g),
  );
  expect([...new Set(read)].toSorted()).toEqual(findKnownVariables().toSorted());
});

test("the Caddyfile uses every variable that compose sets, and gives each a default", () => {
  const given = findAll(compose.slice(compose.indexOf("  caddy:")), /^ {6}([A-Z_0-9]+):/gm);
  expect(given).toContain("HEADLAND_SITE");
  const withDefault = findAll(caddyfile, /\{\$([A-Z_0-9]+):[^}]+\}/g);
  expect(given.filter((name) => !withDefault.includes(name))).toEqual([]);
  expect(findAll(caddyfile, /\{\$([A-Z_0-9]+)\}/g)).toEqual([]);
});

test("every file that the image copies exists and is visible to its build", () => {
  const visible = findAll(read("Dockerfile.dockerignore"), /^!(.+)$/gm);
  const copied = findAll(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(" "));
  expect(copied).toContain("server");
  for (const path of copied)
    expect([path, existsSync(path), visible.includes(path)]).toEqual([path, true, true]);
});

test("the image has Node 24, its own user and a health check", () => {
  expect(findAll(dockerfile, /^FROM (\S+)/gm)).toEqual(Array(3).fill("node:24-trixie-slim"));
  const last = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/HEALTHCHECK [\s\S]*deploy\/is-ready\.mjs/);
  expect(last).toMatch(/^CMD \["node", /m);
});

function findMemory(text: string) {
  return [...text.matchAll(/(MALLOC_\w+)(?:=|: ")(\d+)/g)].map(([, name, value]) => [name, value]);
}

test("npm start, the unit and the image start the site as the benchmarks do", () => {
  const start = readFileSync("scripts/start.mjs", "utf8");
  const [ofStart = ""] = findAll(start, /(\["--.+?"\])/g);
  expect(JSON.parse(ofStart)).toEqual(serverArguments);
  const [ofUnit] = findAll(unit, /^ExecStart=\S+\/env node (.+)$/gm);
  expect(ofUnit).toBe(serverArguments.join(" "));
  const [ofImage = ""] = findAll(dockerfile, /^CMD (\["node", .+\])$/gm);
  expect(JSON.parse(ofImage)).toEqual(["node", ...serverArguments]);
  for (const [where, text] of Object.entries({ start, unit, dockerfile }))
    expect(Object.fromEntries(findMemory(text)), where).toEqual(serverMemory);
});

test("the memory alert fires before the unit or the container is killed", () => {
  const alerts = read("monitoring/headland-alerts.yml");
  const [alert] = findAll(alerts, /resident_memory_bytes > (\S+)/g).map(Number);
  const [ofUnit] = findAll(unit, /^MemoryMax=(\d+)M$/gm).map(Number);
  const [ofContainer] = findAll(read("compose.yaml"), /mem_limit: (\d+)m/g).map(Number);
  expect(alert).toBeGreaterThan(400e6);
  for (const limit of [ofUnit, ofContainer]) expect(alert).toBeLessThan((limit ?? 0) * 1024 ** 2);
});

test("each unit restarts after any exit, without a limit", () => {
  for (const each of [unit, read("feed/headland-feed-sftp.service")]) {
    const [start, service] = each.split("[Service]");
    expect(start).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(service).toMatch(/^Restart=always$/m);
  }
});

test("the unit starts without the database", () => {
  expect(unit).toMatch(/^ExecStartPost=\S+\/env node deploy\/is-ready\.mjs \/healthz --wait 30$/m);
});

test("no service of compose may write its own files, gain rights or keep capabilities it does not need", () => {
  const services = compose.slice(compose.indexOf("\nservices:"), compose.indexOf("\nnetworks:"));
  const blocks = services.split(/\n {2}(?=[a-z])/).slice(1);
  expect(blocks.map((block) => block.split(":")[0])).toEqual(["web-1", "web-2", "postgres", "caddy"]);
  for (const block of blocks) expect(block).toMatch(/<<: \*hardened|: \*web/);
  const hardened = compose.slice(compose.indexOf("x-hardened"), compose.indexOf("x-web"));
  for (const line of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"])
    expect(hardened).toContain(line);
  expect(findAll(compose, /cap_add: (.+)/g)).toEqual(["[NET_BIND_SERVICE]"]);
});

test("nginx closes idle connections before the site does, and Caddy keeps none", () => {
  const nginx = read("nginx.conf");
  const [seconds] = findAll(nginx, /^upstream [^}]+keepalive_timeout (\d+)s;/gm);
  expect(Number(seconds) * 1_000).toBeLessThan(serverOptions.keepAliveTimeout ?? 0);
  expect(nginx).toContain('proxy_set_header Connection "";');
  expect(caddyfile).toMatch(/^\s*keepalive off$/m);
});

test("Caddy retries a form that no process has received, and notices a stop in time", () => {
  const retried = findAll(caddyfile, /^\tlb_retry_match \{\n\t\t(.+)\n/gm);
  expect(retried).toEqual(["method GET HEAD", "expression `{http.reverse_proxy.upstream.hostport} == null`"]);
  const [everyMs] = findAll(caddyfile, /health_interval (\d+)ms/g);
  const [seconds] = findAll(read("headland.env.example"), /^STOP_NOTICE_SECONDS=(\d)$/gm);
  // Several intervals between health checks.
  expect(Number(seconds) * 1_000).toBeGreaterThan(Number(everyMs) * 5);
});

test("no shipped file contains a password", () => {
  expect(read("postgres.env.example")).toMatch(/^POSTGRES_PASSWORD=$/m);
  expect(findAll(read("headland.env.example"), /:\/\/[^:]+:(\w+)@/g)).toEqual(["PASSWORD", "PASSWORD"]);
});

test("the unit lets the processes of the feed lower their priority, and write into FEED_DIR", () => {
  // A later line overrides an earlier one.
  expect(findAll(unit, /^SystemCallFilter=(.+)$/gm).at(-1)).toBe("setpriority");
  const [feedDir = ""] = findAll(read("headland.env.example"), /^#FEED_DIR=(.+)$/gm);
  expect(findAll(unit, /^ReadWritePaths=-(.+)$/gm)).toEqual([feedDir]);
});

const timed = ["headland-backup", "headland-doctor"];

test("each timer's unit runs an existing command as the site's user, with its settings and folders", () => {
  const document = readFileSync("docs/operate.md", "utf8");
  for (const name of timed) {
    const service = read(`${name}.service`);
    const [command = ""] = findAll(service, /^ExecStart=\S+\/env node (.+)$/gm);
    expect(existsSync(command)).toBe(true);
    expect(service).toMatch(/^User=headland$/m);
    for (const line of [/^EnvironmentFile=.+$/m, /(?<=^Environment=.*)DATA_DIR=\S+/m])
      expect(line.exec(service)?.[0]).toBe(line.exec(unit)?.[0]);
    expect(read(`${name}.timer`)).toMatch(/^OnCalendar=.+\n(?:.+\n)*Persistent=true$/m);
    expect(document).toContain(`cp deploy/${name}.service deploy/${name}.timer /etc/systemd/system/`);
    expect(document).toContain(`systemctl enable --now ${name}.timer`);
  }
});

test("the backup unit may write to the example's folder, which the document creates", () => {
  const [folder = ""] = findAll(read("headland.env.example"), /^BACKUP_DIR=(.+)$/gm);
  const [writable = ""] = findAll(read("headland-backup.service"), /^ReadWritePaths=(.+)$/gm);
  expect(writable.split(" ")).toContain(folder);
  const command = `install -d -o headland -g headland -m 0700 ${folder}`;
  expect(readFileSync("docs/operate.md", "utf8")).toContain(command);
});

test("the units use the Node that npm installed, else the machine's", () => {
  for (const name of ["headland@", "headland-backup", "headland-doctor"]) {
    const text = read(`${name}.service`);
    const [ownFirst = ""] = findAll(text, /^Environment=PATH=(.+)$/gm);
    const path = ownFirst.replace("/usr/local/bin", dirname(process.execPath)).split(":");
    const find = (current: string) =>
      path.map((folder) => join(folder.replace("/srv/headland/current", current), "node")).find(existsSync);
    expect(find(resolve("."))).toBe(resolve("node_modules/node/bin/node"));
    expect(find("/nowhere")).toBe(process.execPath);
    const commands = findAll(text, /^ExecStart(?:Post)?=(.+)$/gm);
    expect(commands.filter((command) => !/^\/usr\/bin\/env node |^\S+sleep /.test(command))).toEqual([]);
  }
});

test("installing for a build includes its packages even if NODE_ENV is production", () => {
  const texts = [dockerfile, readFileSync("docs/operate.md", "utf8")];
  const installs = texts.flatMap((text) => findAll(text, /^.*(npm ci .*)$/gm));
  expect(installs.length).toBeGreaterThan(2);
  expect(installs.filter((line) => !/--(?:include|omit)=dev/.test(line))).toEqual([]);
});

test("compose keeps irreplaceable data on volumes, and Caddy proxies the feed to the site's port", () => {
  const volumes = compose.slice(compose.lastIndexOf("\nvolumes:"));
  for (const folder of ["data:/data", "feed:/feed", "backups:/backups"]) {
    expect(compose).toContain(`- ${folder}\n`);
    expect(volumes).toContain(`\n  ${folder.split(":")[0]}:\n`);
  }
  const [port = ""] = findAll(compose, /FEED_PORT: \$\{FEED_TOKEN:\+(\d+)\}/g);
  expect(compose).toContain(`HEADLAND_FEED: web-1:${port} web-2:${port}`);
});
