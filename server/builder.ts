import type { Builder } from "#app/builder/service/builder.server.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log/request-log.ts";

/** The page builder; its code is loaded only where BUILDER_PUBLIC_KEY is set. */
export async function openBuilder(settings: Environment["builder"], log: Log): Promise<Builder | undefined> {
  if (!settings) return undefined;
  const builder = await import("#app/builder/service/builder.server.ts");
  return builder.openBuilder({ ...settings, log });
}
