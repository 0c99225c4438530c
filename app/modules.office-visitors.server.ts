import { alertsOfVisitor } from "./alerts/office/alerts-of-visitor.server.ts";
import { visitsOfVisitor } from "./door/store/visits-of-visitor.server.ts";
import { issuesOfVisitor } from "./newsletter/office/find-readers.server.ts";
import type { FindOfVisitor } from "./office/search/find-in-office.ts";

/** What modules know of a visitor, in this order. */
export const visitorParts: readonly FindOfVisitor[] = [
  // A line each.
  visitsOfVisitor,
  alertsOfVisitor,
  issuesOfVisitor,
];
