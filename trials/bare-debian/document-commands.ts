import { readFileSync } from "node:fs";

/** Lines of docs/operate.md that a machine without the internet cannot run, and what it does instead. */
export const departures = [
  {
    line: /^apt-get install -y nodejs .*postgresql.*/,
    instead: "apt-get install -y postgresql",
    because: "only PostgreSQL: the site has its own Node in node_modules, and Caddy needs a public name",
  },
  { line: /^git clone /, because: "this repository is the release" },
  { line: /^npm ci /, because: "its node_modules and build are used as they are" },
  { line: /^nano /, because: "the example's values are left as they are" },
  { line: /caddy/, because: "Caddy is not installed" },
];

export type DocumentCommand = {
  /** The line in the document. */
  line: string;
  /** The command to run; empty for none. */
  command: string;
  because?: string;
};

/** Every line of the shell blocks below a heading of docs/operate.md. */
export function findCommands(heading: string): DocumentCommand[] {
  const [, section = ""] = readFileSync("docs/operate.md", "utf8").split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  const blocks = [...own.matchAll(/^```sh\n([\s\S]+?)^```/gm)].map(([, block = ""]) => block);
  const lines = blocks.join("").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map(toCommand);
}

function toCommand(line: string): DocumentCommand {
  const departure = departures.find((each) => each.line.test(line));
  return departure
    ? { line, command: departure.instead ?? "", because: departure.because }
    : { line, command: line };
}

/** Reads the address for uploads from the letter to the software's support. */
export function readLetter() {
  const [, letter = ""] = readFileSync("docs/operate.md", "utf8").split("to send as it is:");
  const found =
    /SFTP: host `(?<host>[\w.]+)`, port (?<sftp>\d+), folder `(?<sftpFolder>\w+)`; or FTP with explicit TLS: port (?<ftp>\d+), passive mode, folder `(?<ftpFolder>\w+)`/.exec(
      letter,
    )?.groups;
  if (!found) throw new Error("docs/operate.md: the letter does not say where to upload.");
  const { host = "", sftp = "", sftpFolder = "", ftp = "", ftpFolder = "" } = found;
  return { host, sftp: { port: sftp, folder: sftpFolder }, ftp: { port: ftp, folder: ftpFolder } };
}
