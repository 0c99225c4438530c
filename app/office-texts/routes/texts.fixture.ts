import { onTestFinished } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import type { Role } from "#app/core/permission.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { signInAs, toOutcome } from "#app/office/office.fixture.ts";
import { officeContext } from "#app/office/office-context.ts";
import type { OpenStore } from "#app/store/stores.fixture.ts";
import { officeTextKinds } from "../get-office-text.server.ts";
import { openTexts } from "../published/open-texts.server.ts";
import { action, loader } from "./text.tsx";
import { loader as textsLoader } from "./texts.tsx";

const pattern = "/office/texts/:kind/:key";

/** Signs somebody in to the office. */
export async function openAs(open: OpenStore, name = "Marion Tate", role: Role = "office") {
  const db = await open();
  const texts = await openTexts({ db, log: { error() {} }, noteOutage() {}, lookEveryMs: 1e6 });
  onTestFinished(texts.close);
  const { office, context, cookie, toArgs } = await signInAs(db, name, role);
  context.set(officeContext, { ...office, texts });
  context.set(catalogueContext, (await openTestCatalogue()).catalogue);
  const send = (kind: string, key: string, form: Record<string, string>) =>
    toOutcome(() => action(toArgs(pattern, { kind, key }, { form })));
  return {
    db,
    texts,
    office: { ...office, texts },
    context,
    cookie,
    send,
    publish: (kind: string, key: string, form: Record<string, string>) =>
      send(kind, key, { ...form, intent: "publish" }),
    read: (kind: string, key: string) => toOutcome(() => loader(toArgs(pattern, { kind, key }))),
    list: () => textsLoader(toArgs("/office/texts", {})),
    readLog: () => db.selectFrom("log").selectAll().orderBy("id").execute(),
  };
}

/** The form values of a text on the site. */
export function toTyped(path: string, key: string) {
  const kind = officeTextKinds.find((each) => each.path === path);
  const shown = kind?.findShown(defaultTexts).find((each) => each.key === key);
  return { ...kind?.toTyped(shown?.text), version: "0" };
}

export const article = {
  title: "Where the swell comes from",
  excerpt: "A short note.",
  content: "It comes from the south.",
  author: "Imogen Vale",
  category: "Lifestyle",
  picture: "place-bilgola",
  caption: "Morning",
  publishedAt: "2026-11-24",
  tags: "Surf\nSwell",
  featured: "no",
  version: "0",
};
