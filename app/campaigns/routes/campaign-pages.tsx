import { toAgencyDay } from "#app/agency/agency-time.ts";
import { ownAddressContext } from "#app/document/shell/document-context.ts";
import { countEnquiriesByPage } from "#app/enquiries/store/count-enquiries.server.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { formatDate } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { type BuilderPage, findBlocks } from "../block.ts";
import { toSources } from "../blocks/block-sources.ts";
import { findSiteBlocks } from "../blocks/find-blocks.server.ts";
import { toReason } from "../blocks/found-block.ts";
import { toBlockLabel } from "../blocks/site-blocks.ts";
import { campaignsContext } from "../campaigns-context.ts";
import { CampaignPagesPage } from "../office/campaign-pages-page.tsx";
import { findProblem } from "../service/published.server.ts";
import type { Route } from "./+types/campaign-pages.ts";

const COUNTED_DAYS = 90;

/** The published campaign pages, with their enquiries. */
export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const { builder } = args.context.get(campaignsContext);
  const { entries = [], isAway = false, lookedAt } = builder?.published.get() ?? {};
  const isOurs = args.context.get(ownAddressContext);
  const counts = await countEnquiriesByPage(db, now - COUNTED_DAYS * DAY_MS);
  const lines = entries.map((entry) => {
    const { id, name, path, page, since, startsAt, endsAt, isUnread } = entry;
    const problem =
      path && isOurs(path)
        ? "the site has a page of its own at this address"
        : findProblem(entry, entries, now);
    return {
      id,
      name: name || "Without a title",
      path,
      problem,
      isUnread,
      since: since && formatDate(toAgencyDay(since)),
      from: startsAt && formatMoment(startsAt),
      until: endsAt && formatMoment(endsAt),
      state: problem ? "stopped" : toState({ startsAt, endsAt }, now),
      skipped: page ? findSkipped(page, args.context) : [],
      enquiries: path === undefined ? undefined : (counts.get(path) ?? { recent: 0, all: 0 }),
    } as const;
  });
  return { lines, isAway, isOff: !builder, lastList: lookedAt && formatMoment(lookedAt) };
}

/** Content that the site does not show, and blocks that show nothing today. */
function findSkipped(page: BuilderPage, context: Route.LoaderArgs["context"]) {
  const found = findSiteBlocks(page.blocks, toSources(context));
  const missing = findBlocks(page.blocks).flatMap((each) => {
    const reason = each.kind === "site" && toReason(found[each.id]);
    return reason ? [{ block: each.block.name, reason }] : [];
  });
  return [...page.skipped, ...missing].map(({ block, reason }) => `${toBlockLabel(block)}: ${reason}`);
}

function toState({ startsAt = 0, endsAt }: { startsAt?: number; endsAt?: number }, now: number) {
  if (startsAt > now) return "waits";
  return endsAt !== undefined && endsAt <= now ? "gone" : "live";
}

export default function CampaignPages({ loaderData }: Route.ComponentProps) {
  return <CampaignPagesPage {...loaderData} />;
}
