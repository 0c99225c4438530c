import type { ModuleServer } from "#app/core/module-server.ts";
import { watchClock } from "#app/core/watch-clock.ts";
import { createRateLimit } from "#app/enquiries/form/rate-limit.server.ts";
import { campaignsContext } from "./campaigns-context.ts";
import { readCampaignsSettings } from "./read-settings.ts";
import { type Builder, openBuilder } from "./service/builder.server.ts";
import { findBuiltPages } from "./service/published.server.ts";

/** Previews come one after another. */
const ACTS_PER_FORM = 6;

export const campaignsServer: ModuleServer<Record<never, never>> = {
  name: "campaigns",
  mails: {},
  open({ variables, log, namedPictures, clearPages, rateLimitPerMinute }) {
    const settings = readCampaignsSettings(variables);
    if (!settings) return {};
    const takePreview = createRateLimit(rateLimitPerMinute * ACTS_PER_FORM).take;
    const builder = openBuilder({ ...settings, log, pictures: namedPictures, takePreview });
    const { published } = builder;
    const stop = published.start(watchClock(() => toState(builder), clearPages));
    return {
      provide: (context) => context.set(campaignsContext, { builder }),
      findPages: () =>
        findBuiltPages({ entries: published.get().entries, isOurs: () => false, now: Date.now() }),
      stop: async () => stop(),
    };
  },
};

/** What is shown of a page now, apart from its contents, which have changed when its date has. */
function toState({ published }: Builder) {
  return JSON.stringify(published.findShown(Date.now()).map(({ page, ...each }) => each));
}
