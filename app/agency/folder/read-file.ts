import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/**
 * A JSON file of the agency's folder, which AGENCY_DIR names.
 */
export function readAgencyFile<const Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return parseAgencyFile(name, schema, parseJson(name));
}

/** What a file of the folder says, checked by its schema. Throws with file and field. */
export function parseAgencyFile<const Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  throw new Error(`${toAgencyPath(name)} is not as it should be. ${faults.join("; ")}`);
}

/** A text of the folder, such as the words of an article. */
export function readAgencyText(name: string) {
  const path = toAgencyPath(name);
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The agency’s folder lacks ${path}, or it cannot be read (${reason}).`, { cause: error });
  }
}

export function toAgencyPath(name: string) {
  return join(process.env.AGENCY_DIR || "agencies/headland", name);
}

function parseJson(name: string): unknown {
  try {
    return JSON.parse(readAgencyText(name));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${toAgencyPath(name)} is no JSON: ${error.message}`, { cause: error });
  }
}
