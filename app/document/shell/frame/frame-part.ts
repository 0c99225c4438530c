import type { ComponentType } from "react";

/** What a module shows in the frame around every page. app/modules.frame.ts lists them. */
export type FramePart = {
  name: string;
  /** In the header, beside the button of the menu. */
  headerLink: { href: string; covers: readonly string[]; Label: ComponentType };
  /** After the footer. */
  End: ComponentType;
};
