import type { ModuleServer } from "#app/module-server.ts";
import { startCatalogueTimes } from "./catalogue-times.server.ts";
import { openTimesContext } from "./open-times.server.ts";

export const calendarsServer: ModuleServer = {
  name: "calendars",
  open(services) {
    const times = startCatalogueTimes(services);
    return { provide: (context) => context.set(openTimesContext, times), stop: times.stop };
  },
};
