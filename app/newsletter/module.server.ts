import * as v from "valibot";
import { defineMail, type ModuleServer } from "#app/core/module-server.ts";
import { newsletterContext, openNewsletter } from "./newsletter.server.ts";
import { toIssueMail } from "./newsletter-mails.server.ts";
import { getIssueAndReader } from "./store/issues.server.ts";
import type { NewsletterMails } from "./store/newsletter-rows.ts";

const issueSchema = v.object({ issue: v.string(), subscriber: v.string() });

export const newsletterServer: ModuleServer<NewsletterMails> = {
  name: "newsletter",
  mails: {
    /** Whoever has left in the meantime gets nothing. */
    issue: defineMail(issueSchema, async (queued, { db, publicOrigin, getPhone }) => {
      const found = await getIssueAndReader(db, queued);
      return found && toIssueMail(found.issue, found.reader, { origin: publicOrigin, phone: getPhone() });
    }),
  },
  open(services) {
    const newsletter = openNewsletter(services);
    return { provide: (context) => context.set(newsletterContext, newsletter) };
  },
};
