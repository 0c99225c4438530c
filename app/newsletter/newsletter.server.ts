import { createContext } from "react-router";
import type { ModuleServices } from "#app/core/module-server.ts";
import type { Campaign } from "#app/enquiries/store/campaign.ts";
import { toConfirmNotice, toWelcomeNotice } from "./newsletter-mails.server.ts";
import { newsletterWording } from "./newsletter-schema.ts";
import {
  askToSubscribe,
  confirmSubscription,
  getSubscriber,
  unsubscribe,
} from "./store/subscribers.server.ts";

/** For the routes of the newsletter. */
export const newsletterContext = createContext<ReturnType<typeof openNewsletter>>();

type NewsletterServices = Pick<ModuleServices, "db" | "publicOrigin" | "outbox">;

/** What the public pages do with the addresses of readers. */
export function openNewsletter({ db, publicOrigin, outbox }: NewsletterServices) {
  return {
    /** Asks the owner of an address to confirm. */
    async subscribe(email: string, campaign?: Campaign) {
      await askToSubscribe(db, {
        email,
        campaign,
        wording: newsletterWording,
        now: Date.now(),
        toNotice: (subscriber) => toConfirmNotice(subscriber, publicOrigin),
      });
      outbox.wake();
    },
    /** Whether a link with this token was sent, and still works. */
    isKnown: async (token: string) => (await getSubscriber(db, token)) !== undefined,
    async confirm(token: string) {
      const isConfirmed = await confirmSubscription(db, {
        token,
        now: Date.now(),
        toNotice: (subscriber) => toWelcomeNotice(subscriber, publicOrigin),
      });
      outbox.wake();
      return isConfirmed;
    },
    unsubscribe: (token: string) => unsubscribe(db, { token, now: Date.now() }),
  };
}
