import { expect, test } from "vitest";
import { findProvider } from "./import-file.server.ts";

const usual = { pictureOrigins: [], silenceHours: 36 };
const providers = [
  { ...usual, name: "one", agentIds: ["AAAAAA", "14148"] },
  { ...usual, name: "other", agentIds: ["BBBBBB"] },
];

const find = (...texts: string[]) => findProvider(texts.map(toFile), providers);

function toFile(text: string) {
  async function* readText() {
    // In two chunks, as files are read.
    yield text.slice(0, 20);
    yield text.slice(20);
  }
  return { bytes: text.length, encoding: "utf-8", isGuessed: false, readText };
}

test.each([
  ["<land><agentID>AAAAAA</agentID>", "one"],
  ["<land><AgentId type='x'> bbbbbb </AgentId>", "other"],
  ["<land><agentID><![CDATA[14148]]></agentID>", "one"],
  ["<land><agentID>CCCCCC</agentID></land><land><agentID>BBBBBB</agentID>", "other"],
  ["<land><agentID>CCCCCC</agentID>", "unknown"],
  ["not even XML", "unknown"],
])("%s is of %s", async (text, name) => expect(await find(text)).toMatchObject({ name }));

test("any file of a ZIP may name the provider; a file without a known agentID publishes nothing", async () => {
  expect(await find("<propertyList/>", "<land><agentID>BBBBBB</agentID>")).toMatchObject({ name: "other" });
  expect(await find()).toMatchObject({ name: "unknown", agentIds: [] });
});
