import { data } from "react-router";
import type { AwayPage } from "#app/document/site/away-page.ts";
import { enquiriesContext } from "#app/enquiries/enquiries-context.ts";
import { type FormArguments, readForm } from "#app/enquiries/form/receive-form.server.ts";

const RETRY_SECONDS = 60;

/**
 * Returns the result of a personal page's loader or action. When the store fails, throws the error page's data: 503 and
 * the sent form, to be sent again. Mail programs retry their unsubscribe post after a 503, too.
 */
export async function unlessAway<Result>(
  { request, context }: FormArguments,
  respond: () => Promise<Result>,
): Promise<Result> {
  const sent = request.method === "POST" ? request.clone() : undefined;
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.get(enquiriesContext).noteRefused(error, "a private page cannot be shown");
    const form = sent && (await readForm(sent));
    throw data(toAwayPage(request, form), { status: 503, headers: { "Retry-After": `${RETRY_SECONDS}` } });
  }
}

function toAwayPage({ url }: Request, form: FormData | undefined): AwayPage {
  const { pathname, search } = new URL(url);
  const fields = [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === "string" ? [{ name, value }] : [],
  );
  return { isAway: true, path: pathname.replace(/\.data$/, "") + search, fields };
}
