import type { PeopleWork } from "../office/people/people-work.ts";
import { enquiriesOfPeople } from "../office-enquiries/handling/assign.server.ts";

export const peopleWork: readonly PeopleWork[] = [
  // One line for each module.
  enquiriesOfPeople,
];
