import type { ModuleServer } from "#app/module-server.ts";
import { startUpkeep } from "./upkeep.server.ts";

export const registerServer: ModuleServer = {
  name: "register",
  open: (services) => ({ stop: startUpkeep(services) }),
};
