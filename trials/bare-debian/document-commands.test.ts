import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { departures, findCommands, readLetter } from "./document-commands.ts";

const read = (name: string) => readFileSync(`deploy/feed/${name}`, "utf8");
const files = ["sshd_config", "vsftpd.conf", "headland-feed-sftp.service"].map(read).join("\n");
const feed = findCommands("The feed").map(({ command }) => command);

test("whatever the servers of the feed read is made by the commands of docs/operate.md", () => {
  const paths = [...files.matchAll(/\/(?:etc\/headland|etc\/ssh\/headland|var\/lib)[\w/.-]*\w/g)].map(String);
  expect(paths).toContain("/etc/headland/feed.key");
  const [, pamService = ""] = /^pam_service_name=(.+)$/m.exec(files) ?? [];
  for (const path of [...paths, `/etc/pam.d/${pamService}`]) expect(feed.join("\n")).toContain(path);
});

test("both servers are started by the commands, and every one of them is run as it stands", () => {
  for (const start of ["enable --now headland-feed-sftp", "restart vsftpd"])
    expect(feed.join("\n")).toContain(`systemctl ${start}`);
  expect(findCommands("The feed").filter(({ because }) => because)).toEqual([]);
});

test("the letter to the software names the ports at which they listen", () => {
  const { sftp, ftp } = readLetter();
  expect(read("sshd_config")).toMatch(new RegExp(`^Port ${sftp.port}$`, "m"));
  expect(read("vsftpd.conf")).toMatch(new RegExp(`^listen_port=${ftp.port}$`, "m"));
});

test("only lines that the document has are left out or run in another way", () => {
  const lines = findCommands("Install on a virtual machine").map(({ line }) => line);
  for (const departure of departures) expect(lines.some((line) => departure.line.test(line))).toBe(true);
});
