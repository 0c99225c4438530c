import { findPrincipals } from "#app/enquiries/people/agency-people.server.ts";
import type { ModuleServer } from "#app/module-server.ts";
import { createLane } from "./lane.server.ts";
import { toLeadNotices } from "./lead-notices.ts";
import { destinationGauges, readDestinationGauges } from "./metrics.server.ts";
import { readLeadsDestinations } from "./read-destinations.ts";
import { toStopMails } from "./stop-mails.server.ts";

export const leadsServer: ModuleServer = {
  name: "leads",
  gauges: destinationGauges,
  openLanes({ db, log, variables, getOfficeContact, ...mail }) {
    const destinations = readLeadsDestinations(variables);
    const toStopNotices = async (name: string) =>
      toStopMails(name, { ...(await getOfficeContact()), principals: await findPrincipals(db) });
    return {
      lanes: destinations.map((each) => createLane(each, { db, log, mail, toStopNotices })),
      toNotices: (...enquiry) => toLeadNotices(destinations, ...enquiry),
    };
  },
  open: ({ db }) => ({ readGauges: () => readDestinationGauges(db, Date.now()) }),
};
