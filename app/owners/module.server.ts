import type { MailMakers, ModuleServer } from "#app/module-server.ts";
import { countView, createFindViewed } from "./count-views.server.ts";
import { reportMail } from "./report-mail.server.ts";
import type { OwnerMails } from "./store/owner-rows.ts";
import { openViews } from "./views.server.ts";

export const ownersMails: MailMakers<OwnerMails> = { "owner-report": reportMail };

export const ownersServer: ModuleServer = {
  name: "owners",
  open({ db, catalogue, noteOutage }) {
    const views = openViews({ db, noteOutage, findViewed: createFindViewed(catalogue) });
    return {
      watch: (request, response) => countView(request, response, views.note),
      stop: views.stop,
    };
  },
};
