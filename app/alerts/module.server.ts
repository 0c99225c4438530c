import type { ModuleServer } from "#app/core/module-server.ts";
import { alertMail } from "./alert-mails.server.ts";
import { alertsContext, openAlerts } from "./alerts.server.ts";
import type { AlertsMails } from "./store/alert-rows.ts";

export const alertsServer: ModuleServer<AlertsMails> = {
  name: "alerts",
  mails: { alert: alertMail },
  open(services) {
    const alerts = openAlerts(services);
    return { providePersonal: (context) => context.set(alertsContext, alerts), stop: alerts.stop };
  },
};
