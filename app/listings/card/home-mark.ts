import type { ComponentType } from "react";

/** A module's mark on homes that have a source id. app/slots/home-marks.ts lists the marks. */
export type HomeMark = {
  name: string;
  OnCard: ComponentType<{ id: string; title: string }>;
  /** Shown beside the price on the home's page. */
  OnPage: ComponentType<{ id: string; title: string }>;
};
