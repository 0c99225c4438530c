import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { knownElements } from "#app/homes/feed/elements/known-elements.ts";
import { factWords } from "#app/homes/record/facts/fact-values.ts";
import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { readOptions } from "../read-options.ts";

const usage = `npm run tables    writes the tables that documents have from the code

Each stands between two comments: <!-- facts --> and <!-- end of facts -->.`;

type Table = { file: string; name: string; head: readonly string[]; rows: () => readonly string[][] };

const tables: readonly Table[] = [
  {
    file: "docs/listings-files.md",
    name: "facts",
    head: ["Key", "Label", "Group", "Form"],
    rows: () =>
      homeFacts.map(({ key, label, group, kind }) => [
        `\`${key}\``,
        label,
        group,
        kind === "yes" ? "true or false" : factWords[kind],
      ]),
  },
  {
    file: "docs/feed.md",
    name: "elements",
    head: ["Elements", "Become", "Use", "Where"],
    rows: () =>
      [...Map.groupBy(knownElements, ({ becomes, use, where }) => `${use} ${becomes} ${where}`).values()].map(
        (alike) => [
          alike.map(({ path }) => `\`${path}\``).join(" "),
          alike[0]?.becomes ?? "",
          alike[0]?.use ?? "",
          alike[0]?.where ?? "",
        ],
      ),
  },
];

/** The documents that have tables from the code, as they are and as they should be. */
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
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest = ""] = text.split(start);
  const [old, after] = rest.split(end);
  if (!old || after === undefined) throw new Error(`${file} has no ${start} … ${end}`);
  const lines = [head, head.map(() => "---"), ...rows()].map((cells) => `| ${cells.join(" | ")} |`);
  return `${before}${start}\n${lines.join("\n")}\n${end}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  readOptions(usage, {});
  for (const { file, written } of await writeDocuments()) await writeFile(file, written);
}
