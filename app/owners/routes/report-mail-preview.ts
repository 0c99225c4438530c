import { href } from "react-router";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toMailPreview } from "#app/office/frame/mail-preview.server.ts";
import { proposeWords } from "../owner-view.ts";
import { toReportMail } from "../report-mail.server.ts";
import type { Route } from "./+types/report-mail-preview.ts";
import { readReport } from "./read-report.ts";

/** The mail of the next report, as mail programs show it; its link is made when it is sent. */
export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { person: author, publicOrigin, texts } = entrance;
  const { owner, next, figures } = await readReport(entrance, args.params.id, args.context);
  const words = owner.draft || proposeWords(next);
  const url = publicOrigin + href("/owner/:token", { token: "made-when-sent" });
  return toMailPreview(
    toReportMail({ owner, words, figures, author, url, phone: texts.get().office.phone }).html,
  );
}
