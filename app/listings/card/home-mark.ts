import type { ComponentType } from "react";

/** A module's mark on homes that have a source id. app/slots/home-marks.ts lists the marks. */
export type HomeMark = {
  name: string;
  OnCard: ComponentType<MarkedHome>;
  /** Shown beside the price on the home's page. */
  OnPage: ComponentType<MarkedHome>;
};

export type MarkedHome = { id: string; title: string };
