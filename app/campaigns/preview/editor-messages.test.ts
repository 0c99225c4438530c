import {
  type ComponentInfo,
  createRegisterComponentMessage,
  register,
  setEditorSettings,
  subscribeToEditor,
} from "@builder.io/sdk-react";
import { expect, onTestFinished, test, vi } from "vitest";
import { siteBlocks } from "../blocks/site-blocks.ts";
import { makeElement, makePage } from "../content/content.fixture.ts";
import { readTestPage } from "../content/read-page.fixture.ts";
import { editorSettings, menuBlocks, toComponent, toEditorMessages } from "./editor-messages.ts";

type Message = { type: string; data: Record<string, unknown> };

/** A stand-in for the window in the editor's frame, with the parts that the service's library uses. */
function frameWindow() {
  const said: Message[] = [];
  const listeners: ((event: { origin: string; data: unknown }) => void)[] = [];
  const parent = { postMessage: (message: Message) => said.push(message) };
  const window = {
    parent,
    postMessage: () => undefined,
    location: { search: "" },
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  };
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", {});
  vi.stubGlobal("parent", parent);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { said, listeners };
}

test("sends the editor the same messages as the service's own library", () => {
  const { said } = frameWindow();
  subscribeToEditor({ model: "page", apiKey: "key", callback: () => undefined });
  setEditorSettings({ customInsertMenu: true });
  register("editor.settings", editorSettings);
  for (const [name, blocks] of Object.entries(menuBlocks))
    register("insertMenu", { name, items: blocks.map((block) => ({ name: block })) });
  const ours: Message[] = toEditorMessages("key").filter(({ type }) => type !== "builder.registerComponent");
  expect(ours.map(({ type }) => type)).toEqual(said.map(({ type }) => type));
  for (const [index, { data }] of ours.entries())
    expect(said[index]?.data).toMatchObject(withoutTarget(data));
});

/** Tests load the library's server build, which names another target. */
function withoutTarget({ target: _, ...data }: Record<string, unknown>) {
  return data;
}

test("the insert menu offers only blocks that the site draws", () => {
  for (const name of Object.values(menuBlocks).flat()) {
    const element = name === "Box" ? { children: [makeElement("Text", { text: "x" })] } : makeElement(name);
    const reasons = readTestPage(makePage("/page", [element])).skipped.map(({ reason }) => reason);
    expect([name, reasons]).not.toEqual([name, ["the site does not show this block"]]);
  }
});

test("registers the site's own blocks as the service's own library would", () => {
  const ours = toEditorMessages("key").filter(({ type }) => type === "builder.registerComponent");
  const theirs = siteBlocks.map((block) => {
    const info: ComponentInfo = toComponent(block);
    return createRegisterComponentMessage(info);
  });
  expect(ours).toEqual(theirs);
});
