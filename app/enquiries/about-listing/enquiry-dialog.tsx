import { type ComponentType, useEffect, useState } from "react";
import type { EnquiryDialogProps } from "./enquiry-dialog-form.tsx";
import {
  type ListingForEnquiry,
  type ListingFormName,
  listingFormNames,
  toFormPath,
} from "./listing-for-enquiry.ts";

type Opened = { name: ListingFormName; Dialog: ComponentType<EnquiryDialogProps> };

/**
 * With script, links to a listing's form pages open a dialog instead. Its code is fetched on the first click; where
 * that fails, the browser follows the link.
 */
export function EnquiryDialog({ listing }: { listing: ListingForEnquiry }) {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    async function open(link: HTMLAnchorElement, name: ListingFormName) {
      const module = await import("./enquiry-dialog-form.tsx").catch(() => undefined);
      if (module) setOpened({ name, Dialog: module.EnquiryDialogForm });
      else window.location.assign(link.href);
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || !isPlain(event)) return;
      const { pathname } = new URL(link.href, window.location.href);
      const name = listingFormNames.find((each) => toFormPath(listing, each) === pathname);
      if (!name) return;
      event.preventDefault();
      open(link, name).catch(() => {});
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [listing]);

  if (!opened) return null;
  return <opened.Dialog name={opened.name} listing={listing} onClose={() => setOpened(undefined)} />;
}

/** Not a click that opens a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
