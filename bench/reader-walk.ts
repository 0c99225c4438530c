import type { CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../scripts/browser.ts";

const PHONE = { width: 390, height: 844 };
/** What is only drawing, or text that its parent is named by. */
const silent = new Set(["InlineTextBox", "StaticText", "none", "generic", "paragraph", "LineBreak"]);
const stops = new Set(["link", "button", "textbox", "combobox", "radio", "checkbox", "DisclosureTriangle"]);
const STEPS_SHOWN = 14;

type Nodes = Awaited<ReturnType<typeof readTree>>;

/**
 * What a screen reader meets from the home page to the thanks for a booking, by Chromium's accessibility tree: of each
 * page how much stands before its title, how many controls it has, and its first lines.
 */
export async function printReaderWalk(origin: string) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: PHONE });
  const tree = await page.context().newCDPSession(page);
  const go = async (path: string) => void (await page.goto(origin + path, { waitUntil: "networkidle" }));
  await go("/");
  await tell("Home page", page, tree);
  await go("/listings");
  await tell("List", page, tree);
  await go("/property/1");
  await tell("A home", page, tree);
  await go("/property/1/inspection");
  await tell("Booking", page, tree);
  await page
    .getByRole("button", { name: /^(Book|Ask)/ })
    .last()
    .click();
  await page.getByRole("alert").waitFor();
  await tell("Booking with a mistake", page, tree);
  const main = page.getByRole("main");
  await main.getByRole("radio").first().check();
  await main.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await main.getByLabel("Email", { exact: true }).fill("leila@mail.example");
  await main.getByLabel(/^Phone/).fill("0491 570 110");
  await page
    .getByRole("button", { name: /^(Book|Ask)/ })
    .last()
    .click();
  await page.getByText(/reference is/).waitFor();
  await tell("Thanks", page, tree);
  await browser.close();
}

async function tell(what: string, page: Page, tree: CDPSession) {
  const heard = toReadingOrder(await readTree(tree));
  const title = heard.findIndex(({ role, level }) => role === "heading" && level === 1);
  const isStop = ({ role }: Heard) => stops.has(role);
  const before = heard.slice(0, title);
  const focus = await page.evaluate(() => {
    const focused = document.activeElement;
    return focused && focused !== document.body ? focused.textContent.trim().slice(0, 60) : "the document";
  });
  console.log(`\n## ${what}`);
  console.log(`title: ${await page.title()}`);
  console.log(`focus: ${focus}`);
  console.log(`heard: ${heard.length}, controls: ${heard.filter(isStop).length}`);
  console.log(`before the heading: ${before.length}, controls: ${before.filter(isStop).length}`);
  console.log(
    `then: ${heard
      .slice(title, title + STEPS_SHOWN)
      .map(({ role, name }) => `${role} ${name}`)
      .join(" | ")}`,
  );
}

async function readTree(tree: CDPSession) {
  const { nodes } = await tree.send("Accessibility.getFullAXTree");
  return nodes;
}

type Heard = { role: string; name: string; level: unknown };

/** Depth first, as a reader goes; what is only drawn or repeats its parent's name is left out. */
function toReadingOrder(nodes: Nodes): Heard[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const visit = (id: string): Heard[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = String(node.role?.value ?? "");
    const name = String(node.name?.value ?? "");
    const level = node.properties?.find((each) => each.name === "level")?.value.value;
    const isHeard = !node.ignored && name !== "" && !silent.has(role);
    return [...(isHeard ? [{ role, name, level }] : []), ...(node.childIds ?? []).flatMap(visit)];
  };
  return nodes.filter(({ parentId }) => parentId === undefined).flatMap(({ nodeId }) => visit(nodeId));
}
