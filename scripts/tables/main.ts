import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { fileSchemas, furtherSchemas } from "#app/agency/folder/schemas/files.ts";
import { factWords } from "#app/homes/record/facts/fact-values.ts";
import { type FactKind, type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { folderFiles } from "#app/slots/agency-folder.ts";
import { readOptions } from "../read-options.ts";
import { findFields } from "./folder-fields.ts";
import { moduleTables } from "./module-tables.ts";
import type { Table } from "./table.ts";

const usage = `npm run tables    writes the tables that documents have from the code

Each stands below a comment with its name, such as <!-- facts -->, and ends with an empty line.`;

/** Separates entries of one cell. */
const BREAK = "<br>";

const tables: readonly Table[] = [
  {
    file: "docs/listings-files.md",
    name: "facts",
    head: ["Group", "Form, and the keys that have it"],
    rows: () =>
      [...Map.groupBy(homeFacts, ({ group }) => group)].map(([group, facts]) => [
        group,
        [...Map.groupBy(facts, ({ kind }) => kind)].map(toFactLine).join(BREAK),
      ]),
  },
  ...moduleTables,
  {
    file: "docs/configuration.md",
    name: "variables",
    head: ["Variable", "Default", "Meaning"],
    rows: findVariables,
  },
  ...[
    ...Object.entries(fileSchemas).map(([name, schema]) => ({ name, schema })),
    { name: "fixed-words.json", schema: furtherSchemas["fixed-words.json"] },
    ...folderFiles.filter(({ isRequired }) => isRequired),
  ].map(({ name, schema }) => ({
    file: "docs/folder.md",
    name,
    head: ["Field", "Meaning"],
    rows: () => findFields(name, schema),
  })),
];

function toFactLine([kind, facts]: [FactKind, readonly HomeFact[]]) {
  const form = kind === "yes" ? "true or false" : factWords[kind];
  return `${form}: ${facts.map(toKeyAndLabel).join(", ")}`;
}

/** The label, if it differs from the key. */
function toKeyAndLabel({ key, label }: HomeFact) {
  const read = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return read === label.toLowerCase() ? `\`${key}\`` : `\`${key}\` ${label}`;
}

/** Reads .env.example: comments, each with its variables. */
function findVariables() {
  const groups = readFileSync(".env.example", "utf8").matchAll(/^# (.+)\n((?:[A-Z_]+=.*\n)+)/gm);
  return [...groups].map(([, meaning = "", lines = ""]) => {
    const variables = lines
      .trim()
      .split("\n")
      .map((line) => line.split(/=(.*)/));
    const toCell = (values: readonly string[]) => values.map((value) => value && `\`${value}\``).join(BREAK);
    return [
      toCell(variables.map(([name = ""]) => name)),
      toCell(variables.map(([, value = ""]) => value)),
      meaning,
    ];
  });
}

/** Documents with generated tables, as they are and as they should be. */
export async function writeDocuments() {
  const files = [...new Set(tables.map(({ file }) => file))];
  const documents = files.map(async (file) => {
    const found = await readFile(file, "utf8");
    const written = tables.filter((table) => table.file === file).reduce(writeTable, found);
    return { file, found, written };
  });
  return Promise.all(documents);
}

function writeTable(text: string, { file, name, head, rows }: Table) {
  const start = `<!-- ${name} -->\n`;
  const [before, rest] = text.split(start);
  if (rest === undefined) throw new Error(`${file} has no ${start}`);
  const after = rest.slice(rest.search(/\n\n|\n$/));
  const lines = [head, head.map(() => "---"), ...rows()].map((cells) => cells.join(" | ").trimEnd());
  return `${before}${start}${lines.join("\n")}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  readOptions(usage, {});
  for (const { file, written } of await writeDocuments()) await writeFile(file, written);
}
