import type { ComponentType } from "react";

/** What a module shows at a home, where it has a source id. app/modules.marks.ts lists them. */
export type HomeMark = {
  name: string;
  /** On the picture of a card or of a row of a list. */
  OnCard: ComponentType<{ id: string; title: string }>;
  /** Beside the price on the page of the home. */
  OnPage: ComponentType<{ id: string; title: string }>;
};
