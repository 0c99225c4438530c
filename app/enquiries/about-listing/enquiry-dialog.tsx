import { type ComponentType, useEffect, useState } from "react";
import type { EnquiryDialogProps } from "./enquiry-dialog-form.tsx";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";
import type { ListingFormName } from "./listing-form-names.ts";

type Opened = { name: ListingFormName; link: HTMLAnchorElement; Dialog: ComponentType<EnquiryDialogProps> };

/**
 * With script, links marked `data-dialog` open a dialog instead of their page; the document holds clicks from before
 * the script runs (app/document/shell/finish-document.server.ts). The first click fetches the dialog's code; where that
 * fails, the browser follows the link.
 */
export function EnquiryDialog({ listing }: { listing: ListingForEnquiry }) {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    async function open(link: HTMLAnchorElement) {
      const module = await import("./enquiry-dialog-form.tsx").catch(() => undefined);
      const name = module?.findFormName(listing, link.pathname);
      // The document stopped holding the click: the browser is already opening the page.
      if (link.dataset.held === "left") return;
      delete link.dataset.held;
      if (module && name) setOpened({ name, link, Dialog: module.EnquiryDialogForm });
      else window.location.assign(link.href);
    }
    function onClick(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-dialog]");
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      void open(link);
    }
    document.addEventListener("click", onClick);
    const held = document.querySelector<HTMLAnchorElement>("a[data-held='']");
    if (held) void open(held);
    return () => document.removeEventListener("click", onClick);
  }, [listing]);

  if (!opened) return null;
  function close() {
    // Some browsers do not focus a clicked link.
    opened?.link.focus();
    setOpened(undefined);
  }
  return <opened.Dialog name={opened.name} listing={listing} onClose={close} />;
}

/** Whether a click opens the link here, and not in a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
