import type { ModuleServer } from "#app/core/module-server.ts";
import { startUpkeep } from "./upkeep.server.ts";

export const registerServer: ModuleServer<Record<never, never>> = {
  name: "register",
  mails: {},
  open: (services) => ({ stop: startUpkeep(services) }),
};
