import { createContext } from "react-router";
import type { Campaign } from "#app/enquiries/store/campaign.ts";
import type { ModuleServices } from "#app/module-server.ts";
import { toConfirmNotice, toWelcomeNotice } from "./newsletter-mails.server.ts";
import { newsletterWording } from "./newsletter-schema.ts";
import {
  askToSubscribe,
  confirmSubscription,
  getSubscriber,
  unsubscribe,
} from "./store/subscribers.server.ts";

/** What the public pages do with the addresses of readers. */
type Newsletter = {
  /** Asks the owner of an address to confirm. */
  subscribe: (email: string, campaign?: Campaign) => Promise<void>;
  /** Whether a link with this token was sent, and still works. */
  isKnown: (token: string) => Promise<boolean>;
  confirm: (token: string) => Promise<boolean>;
  unsubscribe: (token: string) => Promise<boolean>;
};

/** For the routes of the newsletter. */
export const newsletterContext = createContext<Newsletter>();

type NewsletterServices = Pick<ModuleServices, "db" | "publicOrigin" | "outbox">;

export function openNewsletter({ db, publicOrigin, outbox }: NewsletterServices): Newsletter {
  return {
    async subscribe(email, campaign) {
      await askToSubscribe(db, {
        email,
        campaign,
        wording: newsletterWording,
        now: Date.now(),
        toNotice: (subscriber) => toConfirmNotice(subscriber, publicOrigin),
      });
      outbox.wake();
    },
    isKnown: async (token) => (await getSubscriber(db, token)) !== undefined,
    async confirm(token) {
      const isConfirmed = await confirmSubscription(db, {
        token,
        now: Date.now(),
        toNotice: (subscriber) => toWelcomeNotice(subscriber, publicOrigin),
      });
      outbox.wake();
      return isConfirmed;
    },
    unsubscribe: (token) => unsubscribe(db, { token, now: Date.now() }),
  };
}
