import type { OpenModule } from "#app/core/open-module.ts";
import { createRateLimit } from "#app/enquiries/form/rate-limit.server.ts";
import type { ModuleServices } from "#app/module-server.ts";
import { campaignsContext } from "./campaigns-context.ts";
import { readCampaignsSettings } from "./read-settings.ts";
import { type Builder, openBuilder } from "./service/builder.server.ts";
import { findBuiltPages } from "./service/published.server.ts";

/** Multiplies the rate limit, because every change in the editor requests a preview. */
const ACTS_PER_FORM = 6;

type CampaignsServices = Pick<
  ModuleServices,
  "variables" | "log" | "namedPictures" | "clearPages" | "rateLimitPerMinute"
>;

/** Starts the page builder if its key is set, and clears the page cache when published pages change. */
export function openCampaigns({
  variables,
  log,
  rateLimitPerMinute,
  ...services
}: CampaignsServices): OpenModule {
  const settings = readCampaignsSettings(variables);
  if (!settings) return {};
  const builder = openBuilder({
    ...settings,
    log,
    pictures: services.namedPictures,
    takePreview: createRateLimit(rateLimitPerMinute * ACTS_PER_FORM).take,
  });
  const { published } = builder;
  let known = toState(builder);
  const stop = published.start(() => {
    const current = toState(builder);
    if (current === known) return;
    known = current;
    services.clearPages();
  });
  return {
    provide: (context) => context.set(campaignsContext, { builder }),
    findPages: () => findBuiltPages(published.get().entries, Date.now()),
    stop,
  };
}

/** A text that differs when other pages are shown. Leaves out their content, whose changes also change `changedAt`. */
function toState({ published }: Builder) {
  return JSON.stringify(published.findShown(Date.now()).map(({ page, readAt, ...each }) => each));
}
