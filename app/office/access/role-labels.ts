import type { Role } from "../store/office-rows.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  agent: "Agent: own enquiries",
  office: "Office: all enquiries",
  principal: "Principal: everything",
};
