import type { PeopleWork } from "../office/people/people-work.ts";
import { enquiriesOfPeople } from "../office-enquiries/handling/assign.server.ts";

/** Work that the office's people take and hand on, such as enquiries. */
export const peopleWork: readonly PeopleWork[] = [
  // One line for each module.
  enquiriesOfPeople,
];
