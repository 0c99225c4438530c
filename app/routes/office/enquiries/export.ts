import { exportEnquiries } from "#app/enquiries/export/export.server.ts";
import { actOn } from "#app/office/access/enter.server.ts";
import { writeLog } from "#app/office/log/log.server.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import type { Route } from "./+types/export.ts";

/** Every enquiry as a CSV file, for the principal; that it was taken stands in the log. */
export function action(args: Route.ActionArgs) {
  return actOn(args, async ({ db, person, act, now }) => {
    await writeLog(db, { person, act, subject: "every enquiry", now });
    const [day] = toSydneyTime(now).split("T");
    return new Response(toStream(exportEnquiries(db)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="enquiries-${day}.csv"`,
      },
    });
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
