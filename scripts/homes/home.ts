import { cottages } from "./plans/cottages.ts";
import { flats } from "./plans/flats.ts";
import type { Side } from "./plans/floor.ts";
import { townhouses } from "./plans/townhouses.ts";
import { twoStoreys } from "./plans/two-storeys.ts";

export const plans = { ...cottages, ...twoStoreys, ...townhouses, ...flats };
export type PlanName = keyof typeof plans;

/** What is known of a home of the sample beyond its listing. */
export type Home = {
  id: string;
  plan: PlanName;
  isMirrored?: boolean;
  /** Compass bearing (degrees) of the rear, where the garden, balcony or view is. */
  faces: number;
  /** Sash windows to the street. */
  isOld?: boolean;
  /** Outer walls with light, of a home that shares others with neighbours. */
  open?: readonly Side[];
  /** How far roof or balcony above reach over the windows (m). */
  eaves?: number;
};
