import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { readDraft, toOwnMail } from "../office/read-issue.ts";
import { getIssueDraft } from "../store/issue-drafts.server.ts";
import { getIssue } from "../store/stored-issues.server.ts";
import type { Route } from "./+types/issue-preview.ts";

/** The mail's HTML part. */
export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { id } = args.params;
  const draft = await getIssueDraft(entrance.db, id);
  const issue =
    (await getIssue(entrance.db, id)) ?? (draft && (await readDraft(draft, entrance, args.context)).issue);
  if (!issue) throw toRefusal({ reason: "not found" });
  return new Response(toOwnMail(issue, "", entrance).html, { headers });
}

/**
 * As in a mail program, the preview runs no script and sends no form. Browsers refuse a sandbox with an opener policy.
 */
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; sandbox",
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "Cache-Control": "no-store",
};
