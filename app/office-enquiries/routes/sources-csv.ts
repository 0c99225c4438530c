import { toCsv } from "#app/enquiries/export-enquiries.server.ts";
import { loadSources } from "../load-sources.server.ts";
import { toSourceCells } from "../sources-page.tsx";
import type { Route } from "./+types/sources-csv.ts";

export async function loader(args: Route.LoaderArgs) {
  const { chosen, lines } = await loadSources(args);
  return new Response(toCsv(toSourceCells(chosen.by, lines)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-by-${chosen.by}.csv"`,
    },
  });
}
