import type { ModuleServer } from "#app/core/module-server.ts";
import { doorContext } from "./door-context.ts";

export const doorServer: ModuleServer = {
  name: "door",
  mails: {},
  open: ({ db }) => ({ providePersonal: (context) => context.set(doorContext, { db }) }),
};
