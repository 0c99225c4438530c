import type { ModuleServer } from "#app/core/module-server.ts";
import { countView, createFindViewed } from "./count-views.server.ts";
import { reportMail } from "./report-mail.server.ts";
import type { OwnerMails } from "./store/owner-rows.ts";
import { openViews } from "./views.server.ts";

export const ownersServer: ModuleServer<OwnerMails> = {
  name: "owners",
  mails: { "owner-report": reportMail },
  open({ db, catalogue, noteOutage }) {
    const views = openViews({ db, noteOutage, findViewed: createFindViewed(catalogue) });
    return {
      watch: (request, response) => countView(request, response, views.note),
      stop: views.stop,
    };
  },
};
