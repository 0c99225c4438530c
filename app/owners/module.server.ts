import type { ModuleServer } from "#app/core/module-server.ts";
import { ownersContext } from "./owners.server.ts";
import { reportMail } from "./report-mail.server.ts";
import type { OwnerMails } from "./store/owner-rows.ts";

export const ownersServer: ModuleServer<OwnerMails> = {
  name: "owners",
  mails: { "owner-report": reportMail },
  open: (services) => ({ providePersonal: (context) => context.set(ownersContext, services) }),
};
