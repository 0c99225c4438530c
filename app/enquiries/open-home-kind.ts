import type { EnquiryKind } from "./enquiry.ts";

export const openHomeLabels = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  callBack: "Asks for a call",
  news: "News of other homes",
} as const;

/** A visitor noted at the door (app/door), so no answer is promised unless they want a call. */
export const openHomeKind: EnquiryKind = { name: "open-home", title: "Open home", labels: openHomeLabels };
