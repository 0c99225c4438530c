import { hasPeople } from "#app/enquiries/people/agency-people.server.ts";
import type { ModuleServer } from "#app/module-server.ts";
import { startLooking } from "#app/store/tasks.server.ts";
import { countOverdue, remindWhenDue } from "./overdue.server.ts";

const OVERDUE = "site_enquiries_overdue";

export const officeEnquiriesServer: ModuleServer = {
  name: "office-enquiries",
  gauges: [{ name: OVERDUE, help: "Enquiries that wait longer for their answer than promised" }],
  answersEnquiries: hasPeople,
  open({ db, officeEmail, publicOrigin, outbox, noteOutage }) {
    const count = () => countOverdue(db, Date.now());
    const remind = async () => {
      const reminded = await remindWhenDue(db, { now: Date.now(), officeEmail, publicOrigin });
      if (reminded > 0) outbox.wake();
    };
    return {
      conditions: [
        { name: "promise", getFault: async () => toOverdueWords(await count()), isAlertOnly: true },
      ],
      readGauges: async () => [{ gauge: OVERDUE, value: await count() }],
      stop: startLooking(() =>
        remind().catch((error: unknown) =>
          noteOutage(error, "reminders of enquiries failed; they are tried again in ten minutes"),
        ),
      ),
    };
  },
};

function toOverdueWords(count: number) {
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? "enquiry waits" : "enquiries wait"} longer for an answer than promised`;
}
