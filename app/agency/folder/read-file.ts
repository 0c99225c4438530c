import * as v from "valibot";
import { readAgencyText, toAgencyPath } from "#app/agency/folder/disk.ts";
import { fileSchemas, furtherSchemas } from "./schemas/files.ts";

const schemas = { ...fileSchemas, ...furtherSchemas };

/** Reads a JSON file of the folder in AGENCY_DIR, checked by its schema at startup. Throws with file and field. */
export function readAgencyFile<Name extends keyof typeof schemas>(
  name: Name,
): v.InferOutput<(typeof schemas)[Name]> {
  return parseAgencyFile(name, schemas[name], parseJson(name));
}

/** Reads a JSON file that belongs to one module. Throws with file and field. */
export function readFileOfModule<const Schema extends v.GenericSchema>(file: {
  name: string;
  schema: Schema;
}) {
  return parseAgencyFile(file.name, file.schema, parseJson(file.name));
}

/** Parses a file of the folder by its schema. Throws with file and field. */
export function parseAgencyFile<const Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  throw new Error(`${toAgencyPath(name)} is not valid. ${faults.join("; ")}`);
}

function parseJson(name: string): unknown {
  try {
    return JSON.parse(readAgencyText(name));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${toAgencyPath(name)} is not valid JSON: ${error.message}`, { cause: error });
  }
}
