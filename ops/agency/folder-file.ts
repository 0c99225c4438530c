import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findNodeAtLocation,
  type JSONPath,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import * as v from "valibot";

/** A fault of a folder, with its file, line and field. */
export type Fault = { file: string; line?: number; field?: string; message: string };

/** A parsed JSON file; `fault` makes a fault with the line of a path. */
export type FolderFile = { content: unknown; fault: (path: JSONPath, message: string) => Fault };

/** Reads a file and validates it by its schema, adding to `faults`. Undefined if it cannot be read. */
export function readFolderFile(
  folder: string,
  file: string,
  schema: v.GenericSchema,
  faults: Fault[],
): FolderFile | undefined {
  const text = readText(join(folder, file));
  if (text === undefined) {
    faults.push({ file, message: "is missing, or cannot be read" });
    return undefined;
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  const [error] = errors;
  if (error) {
    const message = `is not valid JSON: ${printParseErrorCode(error.error)}`;
    faults.push({ file, line: toLine(text, error.offset), message });
    return undefined;
  }
  const fault = (path: JSONPath, message: string) => {
    const node = root && findNearest(root, path);
    return { file, line: node && toLine(text, node.offset), field: path.join("."), message };
  };
  const content: unknown = JSON.parse(text);
  const { issues = [] } = v.safeParse(schema, content);
  for (const issue of issues) faults.push(fault(toPath(issue), toMessage(issue)));
  return { content, fault };
}

/** Reads a text file; undefined if there is none. */
export function readText(path: string) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

export function toLine(text: string, offset: number) {
  return text.slice(0, offset).split("\n").length;
}

function toPath(issue: v.BaseIssue<unknown>): JSONPath {
  return (issue.path ?? []).flatMap(({ key }) =>
    typeof key === "string" || typeof key === "number" ? [key] : [],
  );
}

function toMessage({ message, kind, expected, received }: v.BaseIssue<unknown>) {
  if (kind !== "schema" || !message.startsWith("Invalid")) return message;
  if (expected === "never") return "is not known here; is it spelt right?";
  return received === "undefined"
    ? `is missing: ${expected} is expected`
    : `${expected} is expected, not ${received}`;
}

/** The field itself, or the nearest parent that exists. */
function findNearest(root: NonNullable<ReturnType<typeof parseTree>>, path: JSONPath) {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node.parent?.type === "property" ? node.parent : node;
  }
  return root;
}
