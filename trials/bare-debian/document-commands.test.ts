import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { departures, findCommands, findDayOne, readLetter } from "./document-commands.ts";

const read = (name: string) => readFileSync(`deploy/feed/${name}`, "utf8");
const files = ["sshd_config", "vsftpd.conf", "headland-feed-sftp.service"].map(read).join("\n");
const feed = findCommands("The feed").map(({ command }) => command);

test("the commands of docs/operate.md create every file that the feed's servers read", () => {
  const paths = [...files.matchAll(/\/(?:etc\/headland|etc\/ssh\/headland|var\/lib)[\w/.-]*\w/g)].map(String);
  expect(paths).toContain("/etc/headland/feed.key");
  const [, pamService = ""] = /^pam_service_name=(.+)$/m.exec(files) ?? [];
  for (const path of [...paths, `/etc/pam.d/${pamService}`]) expect(feed.join("\n")).toContain(path);
});

test("the commands start both servers, and every command is run unchanged", () => {
  for (const start of ["enable --now headland-feed-sftp", "restart vsftpd"])
    expect(feed.join("\n")).toContain(`systemctl ${start}`);
  expect(findCommands("The feed").filter(({ because }) => because)).toEqual([]);
});

test("the letter to the software names the ports at which they listen", () => {
  const { sftp, ftp } = readLetter();
  expect(read("sshd_config")).toMatch(new RegExp(`^Port ${sftp.port}$`, "m"));
  expect(read("vsftpd.conf")).toMatch(new RegExp(`^listen_port=${ftp.port}$`, "m"));
});

const lines = findDayOne().map(({ line }) => line);

test("only lines of the documents are skipped or replaced", () => {
  for (const departure of departures)
    expect(lines.filter((line) => departure.line.test(line))).not.toEqual([]);
});

test("docs/day-one.md runs every part that it refers to, once and in order", () => {
  const parts = [
    "Install on a virtual machine",
    "Its subscribers and sales",
    "The feed",
    "Back up",
    "Examine",
  ];
  const ofOperate = parts.flatMap((part) => findCommands(part).map(({ line }) => line));
  expect(lines.filter((line) => ofOperate.includes(line))).toEqual(ofOperate);
});

test("the agency's folder exists before the site starts, and the domain name comes last", () => {
  const order = ["git clone", "npm run agency -- new", "systemctl enable --now headland@1", "import sold"];
  const next = [
    "enable --now headland-feed-sftp",
    "headland-backup.timer",
    "npm run doctor",
    "printf 'example.com {",
  ];
  const places = [...order, ...next].map((words) => lines.findLastIndex((line) => line.includes(words)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("docs/day-one.md repeats no command of docs/operate.md", () => {
  const operate = readFileSync("docs/operate.md", "utf8").split("\n");
  const own = readFileSync("docs/day-one.md", "utf8").split("\n");
  const shell = lines.filter((line) => own.includes(line) && operate.includes(line));
  expect(shell).toEqual([]);
});

test("a command of the site runs with its own Node if npm is missing", () => {
  const find = (words: string) => findDayOne().find(({ line }) => line.includes(words))?.command;
  expect(find("agency -- new")).toMatch(/^node_modules\/node\/bin\/node ops\/agency\/main\.ts new \/srv/);
  expect(find("npm run doctor")).toMatch(/^runuser .* ops\/doctor\/main\.ts .*\|\|/);
});
