import { readFileSync } from "node:fs";

/** Lines of the documents that a machine without internet cannot run, with their replacements. */
export const departures = [
  {
    line: /^apt-get install -y nodejs npm git (.*?) {2}.*/,
    instead: "apt-get install -y $1",
    because: "the site has its own Node in node_modules, and npm would fetch from the network",
  },
  { line: /^git clone .*/, because: "this repository is the release" },
  { line: /^npm ci .*/, because: "its node_modules and build are used as they are" },
  { line: /^nano .*/, because: "the example's values are left as they are" },
  {
    line: /npm run doctor(?: --)?(.*)/,
    instead: "node_modules/node/bin/node ops/doctor/main.ts$1 || [ $? = 2 ]",
    because: "without DNS it finds faults, and no mail leaves",
  },
  {
    line: /npm run agency -- import sold (.*)/,
    instead: "node_modules/node/bin/node ops/agency/main.ts import sold $1 || [ $? = 1 ]",
    because: "the example's folder knows no suburb yet, and the import says so",
  },
  {
    line: /npm run (\w+) --/,
    instead: "node_modules/node/bin/node ops/$1/main.ts",
    because: "npm is not installed",
  },
];

export type DocumentCommand = {
  /** The line in the document. */
  line: string;
  /** The command to run; empty for none. */
  command: string;
  because?: string;
};

/** Lines of docs/day-one.md and of the parts of docs/operate.md that it refers to, in reading order. */
export function findDayOne(): DocumentCommand[] {
  const document = readFileSync("docs/day-one.md", "utf8");
  const parts =
    /^```sh\n(?<block>[\s\S]+?)^```|^Run (?:steps (?<first>\d) (?:to|and) (?<last>\d) of )?\[(?<heading>[^\]]+)\]\(operate\.md#/gm;
  return [...document.matchAll(parts)].flatMap(({ groups: { block, heading = "", first, last } = {} }) => {
    if (block) return toCommands(block);
    return first ? findSteps(heading, Number(first), Number(last)) : findCommands(heading);
  });
}

/** Lines that restore a site on a new machine, up to starting its processes. */
export function findRestore(): DocumentCommand[] {
  const install = "Install on a virtual machine";
  return [
    ...findSteps(install, 1, 1),
    ...findCommands("Restore on a new machine"),
    ...findSteps(install, 4, 4),
  ];
}

/** Lines of the shell blocks under a heading of docs/operate.md. */
export function findCommands(heading: string): DocumentCommand[] {
  return toCommands(readBlocks(heading));
}

/** Lines from one numbered step to another; text before the first step belongs to it. */
function findSteps(heading: string, first: number, last: number) {
  const steps = readBlocks(heading).split(/^# (?=\d\. )/m);
  const [before = "", ...numbered] = steps;
  if (!numbered[last - 1]) throw new Error(`docs/operate.md, "${heading}" has no step ${last}.`);
  return toCommands([first === 1 ? before : "", ...numbered.slice(first - 1, last).map(toComment)].join(""));
}

function toComment(step: string) {
  return `# ${step}`;
}

function readBlocks(heading: string) {
  const [, section] = readFileSync("docs/operate.md", "utf8").split(new RegExp(`^##+ ${heading}\n`, "m"));
  if (section === undefined) throw new Error(`docs/operate.md has no heading "${heading}".`);
  const [own = ""] = section.split(/^##+ /m);
  return [...own.matchAll(/^```sh\n([\s\S]+?)^```/gm)].map(([, block = ""]) => block).join("");
}

function toCommands(block: string) {
  return block
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map(toCommand);
}

function toCommand(line: string): DocumentCommand {
  const departure = departures.find((each) => each.line.test(line));
  if (!departure) return { line, command: line };
  const { instead = "", because } = departure;
  return { line, command: line.replace(departure.line, instead), because };
}

/** Reads the upload addresses from the letter to the software's support. */
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
