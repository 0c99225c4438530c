import * as v from "valibot";
import type { MailMakers, ModuleServer } from "#app/module-server.ts";
import { toIssueMail } from "./newsletter-mails.server.ts";
import { newsletterContext } from "./receive-subscription.server.ts";
import type { NewsletterMails } from "./store/newsletter-rows.ts";
import { getIssueAndReader } from "./store/stored-issues.server.ts";

export const newsletterMails: MailMakers<NewsletterMails> = {
  issue: {
    schema: v.object({ issue: v.string(), subscriber: v.string() }),
    /** Sends nothing to readers who have unsubscribed since the issue was queued. */
    async make(queued, { db, publicOrigin, texts }) {
      const found = await getIssueAndReader(db, queued);
      return (
        found &&
        toIssueMail(found.issue, found.reader, { origin: publicOrigin, phone: texts.get().office.phone })
      );
    },
  },
};

export const newsletterServer: ModuleServer = {
  name: "newsletter",
  open: (services) => ({ provide: (context) => context.set(newsletterContext, services) }),
};
