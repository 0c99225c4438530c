import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { onTestFinished } from "vitest";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "./catalogue-context.ts";
import { openCatalogue } from "./open-catalogue.server.ts";

/** The arguments of a loader whose address has no parameters. */
export function toLoaderArgs<const Pattern extends string>(
  context: RouterContextProvider,
  pattern: Pattern,
  search = "",
) {
  const request = new Request(`https://site.example${pattern}${search}`);
  return { request, url: new URL(request.url), params: {}, pattern, context };
}

/** Runs a loader, and returns where it redirects for the time being (302). */
export async function getRedirect(load: () => unknown) {
  const thrown: unknown = await Promise.resolve()
    .then(load)
    .catch((reason: unknown) => reason);
  return thrown instanceof Response && thrown.status === 302 ? thrown.headers.get("Location") : undefined;
}

/** Opens a catalogue of these files for loaders under test, and removes it after the test. */
export async function openTestCatalogue(files: Record<string, readonly object[]> = {}) {
  const directory = await mkdtemp(join(tmpdir(), "site-listings-"));
  for (const [name, records] of Object.entries(files))
    await writeFile(join(directory, name), JSON.stringify(records));
  const catalogue = await openCatalogue({ directory, log: { warn() {}, error() {} } });
  onTestFinished(async () => {
    await catalogue.close();
    await rm(directory, { recursive: true });
  });
  const context = new RouterContextProvider();
  context.set(catalogueContext, catalogue);
  context.set(siteContext, { origin: "https://site.example" });
  return { catalogue, context };
}
