import type { MailMakers, ModuleServer } from "#app/module-server.ts";
import { hasPeople } from "#app/office/people/agency-people.server.ts";
import { startLooking } from "#app/store/tasks.server.ts";
import { contractMail } from "./contracts/contract-mails.server.ts";
import { handleMissed } from "./handling/handling.server.ts";
import { countOverdue, remindWhenDue } from "./overdue.server.ts";
import type { OfficeEnquiriesMails } from "./store/handling-rows.ts";

const OVERDUE = "site_enquiries_overdue";

export const officeEnquiriesMails: MailMakers<OfficeEnquiriesMails> = { contract: contractMail };

export const officeEnquiriesServer: ModuleServer = {
  name: "office-enquiries",
  gauges: [{ name: OVERDUE, help: "Enquiries that wait longer for their answer than promised" }],
  answersEnquiries: hasPeople,
  open({ db, officeEmail, publicOrigin, outbox, noteOutage }) {
    const count = () => countOverdue(db, Date.now());
    const takingIn = handleMissed(db, Date.now()).catch((error: unknown) =>
      noteOutage(
        error,
        "enquiries that came without office-enquiries are not in the office until the next start",
      ),
    );
    const remind = async () => {
      const reminded = await remindWhenDue(db, { now: Date.now(), officeEmail, publicOrigin });
      if (reminded > 0) outbox.wake();
    };
    const stopReminding = startLooking(() =>
      remind().catch((error: unknown) =>
        noteOutage(error, "reminders of enquiries failed; they are tried again in ten minutes"),
      ),
    );
    return {
      conditions: [
        { name: "promise", getFault: async () => toOverdueWords(await count()), isAlertOnly: true },
      ],
      readGauges: async () => [{ gauge: OVERDUE, value: await count() }],
      async stop() {
        await Promise.all([takingIn, stopReminding()]);
      },
    };
  },
};

function toOverdueWords(count: number) {
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? "enquiry waits" : "enquiries wait"} longer for an answer than promised`;
}
