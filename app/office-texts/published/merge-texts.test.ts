import { expect, test } from "vitest";
import { hasPicture } from "#app/agency/folder/pictures.ts";
import { getClosure } from "#app/agency/texts/closure.ts";
import { defaultTexts, getResponsible, withAgentName } from "#app/agency/texts/site-texts.ts";
import { firstAnswers } from "#app/office/first-answers.ts";
import { parseMarkdown } from "#app/ui/markdown.ts";
import { mergeTexts, type StoredText } from "./merge-texts.ts";
import { toSuburbText } from "./suburb-text.ts";

const { agents, articles, testimonials, suburbs, office } = defaultTexts;

function store(kind: StoredText["kind"], key: string | number, fields: object): StoredText {
  return { kind, key: String(key), state: "published", fields: JSON.stringify(fields) };
}

function merge(...stored: StoredText[]) {
  const unreadable: string[] = [];
  return {
    ...mergeTexts(stored, { onUnreadable: ({ key }) => unreadable.push(key), hasPicture }),
    unreadable,
  };
}

function withdraw(text: StoredText): StoredText {
  return { ...text, state: "withdrawn" };
}

test("shows the folder's texts until the office publishes something", () => {
  expect(mergeTexts([])).toEqual({ ...defaultTexts, answers: firstAnswers });
});

test("shows a published text in place of the folder's, and additions last", () => {
  const callum = { ...agents[1], title: "Auctioneer" };
  const added = { ...agents[1], id: 8, name: "Nora Quist" };
  const team = merge(store("agent", 8, added), store("agent", 2, callum)).agents;
  expect(team.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(team[1]?.title).toBe("Auctioneer");
});

test("puts the newest article and the newest testimonial first", () => {
  const article = { ...articles[0], id: 99, slug: "new", publishedAt: "2026-11-24" };
  const said = { ...testimonials[0], id: 99, date: "2020-01-01" };
  const texts = merge(store("article", 99, article), store("testimonial", 99, said));
  expect(texts.articles[0]?.slug).toBe("new");
  expect(texts.testimonials.map(({ id }) => id)).toEqual([99, ...testimonials.map(({ id }) => id)]);
});

test("leaves out withdrawn texts, and updates suburbs' figures", () => {
  const article = store("article", articles[0]?.id ?? 0, articles[0] ?? {});
  const figures = { ...suburbs[0]?.stats, medianPrice: 5_000_000, asAt: "2026-10" };
  const texts = merge(withdraw(article), store("suburb", "manly", figures));
  expect(texts.articles.length).toBe(articles.length - 1);
  expect(texts.suburbs[0]?.stats).toMatchObject({ medianPrice: 5_000_000, asAt: "2026-10" });
  expect(texts.suburbs[0]?.stats.transport).toBe(suburbs[0]?.stats.transport);
});

test("replaces pictures that this release no longer has, and removes them from texts and portraits", () => {
  const content = "One.\n\n![Gone](landscape-99)\n\n![Here](place-barrenjoey)\n\nTwo.";
  const article = { ...articles[0], content, picture: "landscape-99" };
  const { articles: shown, agents: team } = merge(
    store("article", article.id ?? 0, article),
    store("agent", 2, { ...agents[1], picture: "portrait-nobody" }),
  );
  const [found] = shown.filter(({ id }) => id === article.id);
  expect(found?.picture).toBe("place-curl-curl");
  expect(parseMarkdown(found?.content ?? "").map(({ text }) => text)).toEqual(["One.", "Here", "Two."]);
  expect(team[1]?.picture).toBeUndefined();
});

test("keeps the folder's text if a stored one cannot be read", () => {
  const texts = merge(store("agent", 2, { name: "" }), store("office", "office", { phone: 1 }));
  expect(texts.unreadable).toEqual(["2", "office"]);
  expect(texts.agents).toEqual(agents);
  expect(texts.office).toEqual(office);
});

test("a successor answers for the agent who left, and for those whom that agent had succeeded", () => {
  const leave = (id: number, successorId: number) =>
    withdraw(store("agent", id, { ...agents.find((agent) => agent.id === id), successorId }));
  const team = merge(leave(4, 3), leave(3, 6));
  expect(team.agents.map(({ id }) => id)).toEqual([1, 2, 5, 6, 7]);
  expect(getResponsible(team, ({ id }) => id === 4)?.id).toBe(6);
  expect(getResponsible(team, ({ email }) => email === "priya@headland.example")?.id).toBe(6);
  expect(getResponsible(team, ({ id }) => id === 6)?.id).toBe(6);
  expect(getResponsible(team, ({ id }) => id === 40)).toBeUndefined();
  const said = testimonials.find(({ agentId }) => agentId === 3);
  expect(said && withAgentName(said, team).agentName).toBe("Priya Nandan");
});

test("shows the closure from its first day to its last", () => {
  const words = "We are at the beach.";
  const closure = { from: "2026-12-24", to: "2027-01-04", words };
  const days = ["2026-12-23", "2026-12-24", "2027-01-04", "2027-01-05"];
  const shown = days.map((day) => getClosure({ ...office, closure }, day));
  expect(shown).toEqual([undefined, words, words, undefined]);
  expect(getClosure(office, "2026-12-24")).toBeUndefined();
});

test("merges a suburb's words into the folder's guide, adds the office's guides, and withdraws either", () => {
  const [manly] = suburbs.map(toSuburbText);
  const curlCurl = { ...manly, id: "curl-curl", name: "Curl Curl", postcode: "2096", picture: undefined };
  const added = store("suburb", "curl-curl", curlCurl);
  const texts = merge(added, store("suburb", "manly", { overview: "Two fronts.", picture: "suburb-gone" }));
  const ids = texts.suburbs.map(({ id }) => id);
  expect(ids).toEqual(["manly", "dee-why", "freshwater", "avalon", "curl-curl"]);
  const [first, , , , last] = texts.suburbs;
  expect(first).toEqual({ ...suburbs[0], overview: "Two fronts." });
  const { stats } = suburbs[0] ?? {};
  expect(last).toMatchObject({ name: "Curl Curl", state: "NSW", recentSales: [], stats });
  expect(last?.picture).toBeUndefined();
  expect(merge(withdraw(added), withdraw(store("suburb", "manly", {}))).suburbs).toHaveLength(3);
  expect(merge(store("suburb", "nowhere", { name: "Nowhere" })).unreadable).toEqual(["nowhere"]);
});
