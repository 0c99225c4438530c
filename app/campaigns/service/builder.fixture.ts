import { onTestFinished } from "vitest";
import { openBuilder } from "./builder.server.ts";
import { picturesAsTheyAre, startContentService } from "./content-service.fixture.ts";

/** A stand-in for the service until the test ends, and how the page builder is opened over it. */
export async function openTestService() {
  const service = await startContentService();
  onTestFinished(service.stop);
  const options = { ...service, log: { warn() {} }, takePreview: () => 0, pictures: picturesAsTheyAre };
  const open = (changes: Partial<Parameters<typeof openBuilder>[0]> = {}) =>
    openBuilder({ ...options, ...changes });
  return { service, open };
}
