import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Estimate } from "#app/homes/publishing-rules.ts";
import { price } from "#app/homes/record/fields.ts";
import { watchFile } from "./json-file.server.ts";
import type { SuppliedListingsOptions } from "./supplied-listings.server.ts";

const estimatesSchema = v.record(v.string(), v.object({ from: price, to: v.nullish(price) }));

/**
 * Estimates of the agency agreements, by the record's id. Only the rules before publishing read them; they are never
 * served. A missing file means no estimates; with a broken file the last good ones stay.
 */
export async function openEstimates(path: string, log: SuppliedListingsOptions["log"], lookEveryMs?: number) {
  let text = "";
  let estimates = new Map<string, Estimate>();
  let fault: string | undefined;

  /** Returns whether the estimates have changed. */
  async function load() {
    const found = await readFile(path, "utf8").catch(() => "{}");
    if (found === text) return false;
    text = found;
    try {
      estimates = new Map(Object.entries(v.parse(estimatesSchema, JSON.parse(found))));
      fault = undefined;
      return true;
    } catch (error) {
      fault = toReason(error);
      log.error({ reason: fault }, "Failed to load the estimates");
      return false;
    }
  }

  await load();
  return {
    get: (id: string) => estimates.get(id),
    getFault: () => fault,
    watch(onChange: () => Promise<void>) {
      let seen: string | undefined;
      async function look(version: string) {
        if (version === seen) return;
        seen = version;
        if (await load()) await onChange();
      }
      return watchFile(() => path, look, lookEveryMs);
    },
  };
}

/** Names the record but not its figures, which do not belong in the log. */
function toReason(error: unknown) {
  if (!v.isValiError(error)) return "the file is not JSON";
  const [issue] = error.issues;
  return `${v.getDotPath(issue) ?? "the file"} is not {"from": dollars, "to": dollars}`;
}
