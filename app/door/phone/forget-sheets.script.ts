/*
 * On the sign-in page: deletes cached sheets of open homes from this phone, because nobody is signed in. Notes that are
 * not sent yet stay, and are listed.
 */
import { findUnsentSheets } from "./unsent-notes.ts";

async function forgetSheets() {
  const cache = await caches.open("offline");
  for (const request of await cache.keys())
    if (new URL(request.url).pathname.startsWith("/office/")) await cache.delete(request);
}

function sayUnsent() {
  const list = document.querySelector<HTMLElement>("[data-unsent-sheets]");
  const sheets = findUnsentSheets();
  if (!list || sheets.length === 0) return;
  list.hidden = false;
  const links = sheets.map(({ path, count }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `/office/sign-in?${new URLSearchParams({ next: path })}`;
    link.className = "inline-flex min-h-11 items-center underline";
    link.textContent = `${count === 1 ? "1 note" : `${count} notes`} of an open home`;
    item.append(link);
    return item;
  });
  list.querySelector("ul")?.replaceChildren(...links);
}

sayUnsent();
if ("caches" in window) forgetSheets().catch(() => {});
