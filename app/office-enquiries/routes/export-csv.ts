import { href, redirect } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { exportEnquiries } from "#app/enquiries/export-enquiries.server.ts";
import { type Entrance, requirePerson } from "#app/office/access/require-person.server.ts";
import { wasLogged, writeLog } from "#app/office/log/office-log.server.ts";
import { lock } from "#app/store/tasks.server.ts";
import type { Route } from "./+types/export-csv.ts";

const LOCK = "office export";
const ONE_EXPORT_MS = 60_000;

/** Every enquiry as a CSV file; each export is logged. Other sites are redirected to the page that asks first. */
export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  if (args.request.headers.get("Sec-Fetch-Site") === "cross-site") throw redirect(href("/office/export"));
  await logOnce(entrance);
  const { db, now } = entrance;
  const [day] = toAgencyTime(now).split("T");
  return new Response(toStream(exportEnquiries(db)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${day}.csv"`,
    },
  });
}

/** Logs one export a minute: browsers may request a download twice, and people press twice. */
function logOnce({ db, person, now }: Entrance) {
  const intent = "export";
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
