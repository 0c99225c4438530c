import { createRateLimit } from "#app/enquiries/form/rate-limit.server.ts";
import type { ModuleServer } from "#app/module-server.ts";
import { findSnapshots } from "./chosen-homes.server.ts";
import { openShortlists, shortlistsContext } from "./shortlists.server.ts";

/** Multiplies the rate limit, because visitors press hearts and vote in quick succession. */
const ACTS_PER_FORM = 6;

export const shortlistServer: ModuleServer = {
  name: "shortlist",
  open({ db, catalogue, rateLimitPerMinute, noteOutage }) {
    const shortlists = openShortlists({
      db,
      noteOutage,
      find: (ids) => findSnapshots(catalogue, ids),
      takeIntent: createRateLimit(rateLimitPerMinute * ACTS_PER_FORM).take,
    });
    return {
      providePersonal: (context) => context.set(shortlistsContext, shortlists),
      stop: shortlists.stop,
    };
  },
};
