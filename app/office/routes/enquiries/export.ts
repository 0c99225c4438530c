import { toAgencyTime } from "#app/agency/agency-time.ts";
import { exportEnquiries } from "#app/enquiries/export-enquiries.server.ts";
import { handleIntent, type OfficeIntent } from "#app/office/access/require-person.server.ts";
import { wasLogged, writeLog } from "#app/office/log/office-log.server.ts";
import { lock } from "#app/store/tasks.server.ts";
import type { Route } from "./+types/export.ts";

const LOCK = "office export";
const ONE_EXPORT_MS = 60_000;

/** Every enquiry as a CSV file, for the principal; that it was taken stands in the log. */
export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    await logOnce(entrance);
    const { db, now } = entrance;
    const [day] = toAgencyTime(now).split("T");
    return new Response(toStream(exportEnquiries(db)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="enquiries-${day}.csv"`,
      },
    });
  });
}

/** Browsers may ask for a download twice, and people press twice: within a minute it is one export. */
function logOnce({ db, person, intent, now }: OfficeIntent) {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, LOCK, now);
    const asked = { personId: person.id, intent, after: now - ONE_EXPORT_MS };
    if (await wasLogged(transaction, asked)) return;
    await writeLog(transaction, { person, intent, subject: "every enquiry", now });
  });
}

function toStream(parts: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
