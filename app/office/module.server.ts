import * as v from "valibot";
import { defineMail, type ModuleServer } from "#app/core/module-server.ts";
import { openUploads } from "#app/homes/pictures/picture-files.server.ts";
import { hasPeople } from "../enquiries/people/people.server.ts";
import { makeSignInMail } from "./access/sign-in.server.ts";
import { openOffice, startUpkeep } from "./office.server.ts";
import { officeContext } from "./office-context.ts";
import type { OfficeMails } from "./store/office-rows.ts";

/** React Router ignores the case of a path, and adds .data for its own requests. */
const officePath = /^\/+office(?:[/.]|$)/i;

const OVERDUE = "site_enquiries_overdue";

export const officeServer: ModuleServer<OfficeMails> = {
  name: "office",
  mails: {
    "sign-in": defineMail(v.object({ signIn: v.string() }), ({ signIn }, { db, publicOrigin }) =>
      makeSignInMail(db, signIn, { origin: publicOrigin, now: Date.now() }),
    ),
  },
  gauges: [{ name: OVERDUE, help: "Enquiries that wait longer for their answer than promised" }],
  answersEnquiries: hasPeople,
  open(services) {
    const pictures = openUploads(services.db, services);
    const office = openOffice({ ...services, pictures });
    const stopUpkeep = startUpkeep(services);
    return {
      async isClosed(path) {
        return officePath.test(path) && !(await office.isOpen());
      },
      providePersonal(context, path) {
        if (officePath.test(path)) context.set(officeContext, office);
      },
      isTrusted: office.isSignedIn,
      conditions: [
        {
          name: "promise",
          getFault: async () => toOverdueWords(await office.countOverdue()),
          isAlertOnly: true,
        },
      ],
      readGauges: async () => [{ gauge: OVERDUE, value: await office.countOverdue() }],
      async stop() {
        pictures.close();
        await stopUpkeep();
      },
    };
  },
};

function toOverdueWords(count: number) {
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? "enquiry waits" : "enquiries wait"} longer for an answer than promised`;
}
