import { onTestFinished } from "vitest";
import { openBuilder } from "./builder.server.ts";
import { picturesAsTheyAre, startContentService } from "./content-service.fixture.ts";

/** Starts a stand-in for the service until the test ends; `open` opens the page builder with it. */
export async function openTestService() {
  const service = await startContentService();
  onTestFinished(service.stop);
  const options = { ...service, log: { warn() {} }, takePreview: () => 0, pictures: picturesAsTheyAre };
  const open = (changes: Partial<Parameters<typeof openBuilder>[0]> = {}) =>
    openBuilder({ ...options, ...changes });
  return { service, open };
}
