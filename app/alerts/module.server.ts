import type { MailMakers, ModuleServer } from "#app/module-server.ts";
import { alertMail } from "./alert-mails.server.ts";
import { alertsContext, openAlerts } from "./alerts.server.ts";
import { openCriteria } from "./criteria.server.ts";
import type { AlertsMails } from "./store/alert-rows.ts";

export const alertsMails: MailMakers<AlertsMails> = { alert: alertMail };

export const alertsServer: ModuleServer = {
  name: "alerts",
  open(services) {
    const criteria = openCriteria(services.catalogue, services.texts.get);
    const alerts = openAlerts({ ...services, criteria });
    return { providePersonal: (context) => context.set(alertsContext, alerts), stop: alerts.stop };
  },
};
