import { toMailHref } from "#app/region/format.ts";
import { Share } from "#app/ui/icons.tsx";
import { useIsHydrated } from "#app/ui/loading/use-loading.ts";
import { showToast } from "#app/ui/toast/toast-queue.ts";

type Shared = { url: string; title: string };

const look =
  "inline-flex min-h-11 items-center gap-2 font-semibold text-ui no-underline hover:underline print:hidden";

/** Opens the share sheet or copies the link; a mail link without script; prints the address itself. */
export function ShareButton({ url, title }: Shared) {
  const isHydrated = useIsHydrated();
  const label = (
    <>
      <Share className="size-4.5" />
      Share
    </>
  );
  return (
    <>
      {isHydrated ? (
        <button type="button" onClick={() => share({ url, title })} className={look}>
          {label}
        </button>
      ) : (
        <a href={toMailHref("", { subject: title, body: url })} className={look}>
          {label}
        </a>
      )}
      <span className="hidden text-slate text-xs print:inline">{url}</span>
    </>
  );
}

async function share(shared: Shared) {
  // Browsers without a share sheet lack it, despite its type.
  if (!("share" in navigator)) return copy(shared.url);
  try {
    await navigator.share(shared);
  } catch (error) {
    const isClosedByVisitor = error instanceof DOMException && error.name === "AbortError";
    if (!isClosedByVisitor) await copy(shared.url);
  }
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    showToast("Link copied");
  } catch {
    // The clipboard is unavailable on unencrypted pages, or the visitor denied access.
    showToast(`Copy this link: ${url}`);
  }
}
