import { type ComponentType, useEffect, useState } from "react";
import type { DialogKind, EnquiryDialogProps } from "./enquiry-dialog-form.tsx";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";

type Opened = { kind: DialogKind; Dialog: ComponentType<EnquiryDialogProps> };

/**
 * With script, the links to a listing's enquiry pages open over the page instead. Its code is fetched when somebody
 * asks for it; where that fails, the link is just a link.
 */
export function EnquiryDialog({ listing }: { listing: ListingForEnquiry }) {
  const [opened, setOpened] = useState<Opened>();
  const { inspectionHref, enquireHref } = listing;

  useEffect(() => {
    function getKind(pathname: string): DialogKind | undefined {
      if (pathname === inspectionHref) return "inspection";
      return pathname === enquireHref ? "question" : undefined;
    }
    async function open(link: HTMLAnchorElement, kind: DialogKind) {
      const module = await import("./enquiry-dialog-form.tsx").catch(() => undefined);
      if (module) setOpened({ kind, Dialog: module.EnquiryDialogForm });
      else window.location.assign(link.href);
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest("a");
      const kind = link && getKind(new URL(link.href, window.location.href).pathname);
      if (!link || !kind || !isPlain(event)) return;
      event.preventDefault();
      open(link, kind).catch(() => {});
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [inspectionHref, enquireHref]);

  if (!opened) return null;
  return <opened.Dialog kind={opened.kind} listing={listing} onClose={() => setOpened(undefined)} />;
}

/** Not a click that opens a tab or a window of its own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
