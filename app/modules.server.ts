import type { RouterContextProvider } from "react-router";
import type { MailMaker, MailServices, ModuleServices } from "./core/module-server.ts";
import { newsletterServer } from "./newsletter/module.server.ts";
import type { NewsletterMails } from "./newsletter/store/newsletter-rows.ts";
import type { MakeMail } from "./store/outbox/outbox.server.ts";

/** What the modules do in the server's process, a line each. */
const moduleServers = [newsletterServer];

/** A channel without a maker does not compile. */
const mails: { [Channel in keyof NewsletterMails]: MailMaker<NewsletterMails[Channel]> } = {
  ...newsletterServer.mails,
};

/** The makers of the modules' mails by channel, for the outbox. */
export function createModuleMailMakers(services: MailServices): Record<string, MakeMail> {
  return Object.fromEntries(
    Object.entries(mails).map(([channel, { make }]) => [channel, (queued) => make(queued, services)]),
  );
}

/** Opens every module. Returns what gives a request its services. */
export function openModules(services: ModuleServices) {
  const opened = moduleServers.flatMap(({ open }) => open?.(services) ?? []);
  return {
    provide(context: RouterContextProvider) {
      for (const { provide } of opened) provide(context);
    },
  };
}
