import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { mergeTexts, type StoredText } from "./merge-texts.ts";

const { pages } = defaultTexts;

function store(page: string, changes: Record<string, string>): StoredText {
  return { kind: "page", key: page, state: "published", fields: JSON.stringify({ page, changes }) };
}

test("merges the office's words into the folder's page, field by field", () => {
  const { about, sell } = mergeTexts([
    store("about", { "about.story.heading": "Two shops", "about.story.paragraphs": "One.\n\nTwo." }),
    store("sell", { "sell.steps.1.text": "Ask around." }),
  ]).pages;
  expect(about.story).toEqual({ ...pages.about.story, heading: "Two shops", paragraphs: ["One.", "Two."] });
  expect(about.values).toEqual(pages.about.values);
  expect(sell.steps[1]).toEqual({ ...pages.sell.steps[1], text: "Ask around." });
});

test("adds a new part, and removes one without any words", () => {
  const [first, second, ...others] = pages.privacy.sections;
  const { length } = pages.privacy.sections;
  const { privacy } = mergeTexts([
    store("privacy", {
      "privacy.sections.1.heading": "",
      "privacy.sections.1.paragraphs": "",
      "privacy.sections.1.items": "",
      [`privacy.sections.${length}.heading`]: "Visitors' book",
      [`privacy.sections.${length}.paragraphs`]: "It lies on the counter.",
    }),
  ]).pages;
  expect(second?.items.length).toBeGreaterThan(0);
  const words = { heading: "Visitors' book", paragraphs: ["It lies on the counter."], items: [] };
  expect(privacy.sections).toEqual([first, ...others, { id: `section-${length + 1}`, ...words }]);
});

test("keeps fixed words and addresses, and pictures that the release has", () => {
  const changed = mergeTexts(
    [
      store("home", { "home.headings.journal.link": "More", "home.hero.picture": "place-atlantis" }),
      store("about", { "about.values.0.title": "Cheap", "about.story.picture": "place-atlantis" }),
      store("sell", { "sell.steps.0.action.to": "https://example.com", "sell.steps.0.title": "Pay" }),
    ],
    { hasPicture: () => false },
  ).pages;
  expect(changed).toEqual(pages);
});

test("shows the folder's page in place of an unreadable one, and still changes the others", () => {
  const unreadable: string[] = [];
  const texts = mergeTexts(
    [store("about", { "about.story.title": "" }), store("terms", { "terms.title": "House rules" })],
    { onUnreadable: ({ key }) => unreadable.push(key) },
  );
  expect(unreadable).toEqual(["about"]);
  expect(texts.pages).toEqual({ ...pages, terms: { ...pages.terms, title: "House rules" } });
});

test("changes the sentences of the menu, but not its labels or addresses", () => {
  const { menu } = mergeTexts([
    store("menu", {
      "menu.menus.0.links.0.line": "Six steps",
      "menu.menus.0.links.0.label": "Buy now",
      "menu.menus.0.links.0.href": "/elsewhere",
      "menu.footer.placeSentence": "By the sea.",
    }),
  ]).pages;
  const [first] = pages.menu.menus[0]?.links ?? [];
  expect(menu.menus[0]?.links[0]).toEqual({ ...first, line: "Six steps" });
  expect(menu.footer).toEqual({ ...pages.menu.footer, placeSentence: "By the sea." });
});
