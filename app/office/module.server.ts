import * as v from "valibot";
import type { MailMakers, ModuleServer } from "#app/module-server.ts";
import { makeSignInMail } from "./access/sign-in-by-mail.server.ts";
import { openOffice, startUpkeep } from "./office.server.ts";
import { officeContext } from "./office-context.ts";
import type { OfficeMails } from "./store/office-rows.ts";
import { openUploads } from "./uploads/uploads.server.ts";

/** React Router ignores the case of a path, and adds .data for its own requests. */
const officePath = /^\/+office(?:[/.]|$)/i;

export const officeMails: MailMakers<OfficeMails> = {
  "sign-in": {
    schema: v.object({ signIn: v.string() }),
    make: ({ signIn }, { db, publicOrigin }) =>
      makeSignInMail(db, signIn, { origin: publicOrigin, now: Date.now() }),
  },
};

export const officeServer: ModuleServer = {
  name: "office",
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
      async stop() {
        pictures.close();
        await stopUpkeep();
      },
    };
  },
};
