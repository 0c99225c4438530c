/*
 * Updates others' votes, notes and names on the page of a list within seconds. When homes were kept or taken off, a
 * line says so, and the rows stay where they are. Also counts the homes in the header, and shares the link.
 */
const EVERY_MS = 5000;
const list = document.querySelector<HTMLElement>("ol[data-state]");
const rows = list ? [...list.children] : [];
const shown = rows.map(({ id }) => id.replace("home-", "")).join();
let state = list?.dataset.state;

async function look() {
  if (document.hidden) return;
  const now: { homes: string[]; state: string } = await (await fetch("/shortlist.json?state")).json();
  const news = document.querySelector<HTMLElement>("[data-news]");
  if (news) news.hidden = now.homes.join() === shown;
  if (now.state === state) return;
  const page = new DOMParser().parseFromString(await (await fetch("/shortlist")).text(), "text/html");
  for (const fresh of page.querySelectorAll("[data-live]")) {
    const old = document.getElementById(fresh.id);
    if (old && old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
  }
  state = now.state;
}

function offerToSend() {
  const button = document.querySelector<HTMLElement>("[data-send]");
  const url = document.querySelector<HTMLInputElement>("#link-join")?.value;
  const canShare = Reflect.has(navigator, "share");
  if (!button || !url || !(canShare || Reflect.has(navigator, "clipboard"))) return;
  button.hidden = false;
  button.addEventListener("click", async (event) => {
    const { target } = event;
    if (canShare) return navigator.share({ url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    if (target instanceof HTMLElement) target.textContent = "Copied";
  });
}

const count = document.querySelector("#heart-count");
if (count) count.textContent = String(rows.length);
offerToSend();
setInterval(() => look().catch(() => {}), EVERY_MS);
