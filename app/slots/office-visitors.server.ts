import { alertsOfVisitor } from "../alerts/office/alerts-of-visitor.server.ts";
import { visitsOfVisitor } from "../door/store/visits-of-visitor.server.ts";
import { issuesOfVisitor } from "../newsletter/office/find-readers.server.ts";
import type { FindOfVisitor } from "../office/search/find-in-office.ts";

/** Sections of a visitor's page, in this order. */
export const visitorParts: readonly FindOfVisitor[] = [
  // One line for each module.
  visitsOfVisitor,
  alertsOfVisitor,
  issuesOfVisitor,
];
