import type { ComponentType } from "react";

/** Parts of a module in the frame around every page. app/slots/frame.ts lists them. */
export type FramePart = {
  name: string;
  /** In the header, beside the menu button. */
  headerLink: { href: string; covers: readonly string[]; Label: ComponentType };
  /** After the footer. */
  End: ComponentType;
};
