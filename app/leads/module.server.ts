import type { ModuleServer } from "#app/module-server.ts";
import { findPrincipals } from "#app/office/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { createLane } from "./lane.server.ts";
import { toLeadNotices } from "./lead-notices.ts";
import { readLeadsDestinations } from "./read-destinations.ts";
import { toStopMails } from "./stop-mails.server.ts";
import { findDestinations } from "./store/destinations.server.ts";

const MS_PER_SECOND = 1000;
const labels = ["destination"];

const destinationGauges = [
  { name: "site_destination_waiting", help: "Enquiries waiting for a destination", labels },
  {
    name: "site_destination_oldest_seconds",
    help: "Age of the oldest waiting enquiry; 0 if there is none",
    labels,
  },
  { name: "site_destination_stopped", help: "1 while a destination refuses our secret", labels },
  {
    name: "site_destination_last_answer_seconds",
    help: "Time since the last answer, which is a status or an error code",
    labels: [...labels, "answer"],
  },
];

async function readDestinationGauges(db: Database, now: number) {
  return (await findDestinations(db)).flatMap(({ name, last_answer, last_at, ...state }) => {
    const ownLabels = { destination: name };
    const seconds = state.since === undefined ? 0 : (now - state.since) / MS_PER_SECOND;
    const readings = [
      { gauge: "site_destination_waiting", value: state.waiting, labels: ownLabels },
      { gauge: "site_destination_oldest_seconds", value: seconds, labels: ownLabels },
      { gauge: "site_destination_stopped", value: state.stopped_at === null ? 0 : 1, labels: ownLabels },
    ];
    if (last_answer === null || last_at === null) return readings;
    const answered = {
      gauge: "site_destination_last_answer_seconds",
      value: (now - last_at) / MS_PER_SECOND,
      labels: { ...ownLabels, answer: last_answer },
    };
    return [...readings, answered];
  });
}

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
