import { expect, test } from "vitest";
import { toPost } from "#app/enquiries/enquiries.fixture.ts";
import { FOOTER_SUBMISSION, HONEYPOT, SUBMISSION } from "#app/enquiries/form/submission-id.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { openTestNewsletter } from "./newsletter.fixture.ts";
import { followLink, openLink, receiveSubscription } from "./receive-subscription.server.ts";

const email = "reader@mail.example";

/** Returns the form's redirect and the addresses that were asked to confirm. */
async function subscribe(
  fields: Record<string, string>,
  changes: (form: URLSearchParams) => void = () => {},
) {
  const dataDir = makeStoreFolder();
  const { context, close } = await openTestNewsletter({ dataDir });
  const body = new URLSearchParams(await toPost({ email, ...fields }).text());
  changes(body);
  const request = new Request("https://headland.example/newsletter", { method: "POST", body });
  const response = await receiveSubscription({ request, context }, "/thanks");
  await close();
  const db = await openTestStore(dataDir);
  const subscribers = await db.selectFrom("subscriber").select("email").execute();
  const to = response instanceof Response ? response.headers.get("Location") : undefined;
  return { to, asked: subscribers.map((subscriber) => subscriber.email) };
}

test("people who subscribe, on the newsletter's page or in the footer, are asked to confirm", async () => {
  for (const submission of [makeId(Date.now()), makeId(Date.now() - 60_000), FOOTER_SUBMISSION])
    expect(await subscribe({ [SUBMISSION]: submission })).toEqual({ to: "/thanks", asked: [email] });
});

test("a bot, known by the hidden field or a missing submission id, gets the same response and is not stored", async () => {
  const nothing = { to: "/thanks", asked: [] };
  expect(await subscribe({ [HONEYPOT]: "yes" })).toMatchObject(nothing);
  expect(await subscribe({}, (form) => form.delete(SUBMISSION))).toMatchObject(nothing);
});

test("while the store is away links in mails answer 503, so that mail programs retry", async () => {
  const { context, close } = await openTestNewsletter({ dataDir: makeStoreFolder() });
  await close();
  const request = toPost({ "List-Unsubscribe": "One-Click" }, "/newsletter/leave?token=abc");
  for (const link of ["confirm", "leave"] as const)
    for (const answer of [openLink, followLink])
      expect(await toOutcome(() => answer({ request, context }, link))).toMatchObject({ status: 503 });
});
