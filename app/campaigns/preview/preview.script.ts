/* Runs in the preview, framed by Builder.io's editor: has the server draw every change, and shows the result. */
const place = document.querySelector<HTMLElement>("[data-editor]");
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

type Content = { data?: object };
type Update = { key?: string; alias?: string; entry?: string; modelName?: string; data?: Content };

/** The latest content. An update may contain only a part of it. */
let content: Content = {};
let isDrawing = false;
let isChanged = false;

/** Every keystroke is an update. While one is being drawn, only the latest of the others waits. */
async function draw() {
  isChanged = true;
  if (isDrawing) return;
  isDrawing = true;
  while (isChanged) {
    isChanged = false;
    await drawOnce().catch(() => say("The site does not answer. The preview follows with your next change."));
  }
  isDrawing = false;
}

async function drawOnce() {
  const body = new FormData();
  body.append("content", JSON.stringify(content));
  const response = await fetch(location.pathname, { method: "POST", body });
  const text = await response.text();
  if (!response.headers.get("Content-Type")?.includes("html")) return say(text);
  const drawn = new DOMParser().parseFromString(text, "text/html").querySelector("[data-editor]");
  if (!response.ok || !drawn) return say("The site could not draw this. Please change something, or reload.");
  const styles = [...drawn.querySelectorAll("style")];
  // The frame's policy has no hashes for these styles; a sheet constructed by script needs none.
  await sheet.replace(styles.map((style) => style.textContent).join(""));
  for (const each of [...styles, ...drawn.querySelectorAll("script")]) each.remove();
  place?.replaceChildren(...drawn.childNodes);
}

function say(words: string) {
  if (place) place.textContent = words;
}

const editor = /^https:\/\/(?:[\w-]+\.)*builder\.io$/;

addEventListener("message", ({ origin, data }) => {
  if (!editor.test(origin) || data?.type !== "builder.contentUpdate") return;
  const { key, alias, entry, modelName, data: update }: Update = data.data ?? {};
  if ((key || alias || entry || modelName) !== "page" || !update) return;
  content = { ...content, ...update, data: { ...content.data, ...update.data } };
  void draw();
});

if (parent !== window) {
  for (const message of JSON.parse(place?.dataset.editor ?? "[]")) parent.postMessage(message, "*");
  // Forms and links must not leave the page that is being composed.
  addEventListener("submit", (event) => event.preventDefault());
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  };
  // Captured, to run before the page's own scripts.
  addEventListener("click", stay, { capture: true });
}
