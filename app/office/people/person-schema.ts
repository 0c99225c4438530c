import * as v from "valibot";
import { roles } from "#app/store/office-rows.ts";

const MOST_LETTERS = 100;

const role = v.picklist(roles, "Choose a role");

export const invitationSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Enter a name"),
    v.maxLength(MOST_LETTERS, "Enter a shorter name"),
  ),
  email: v.pipe(v.string(), v.trim(), v.email("Invalid email address")),
  role,
});

export const roleSchema = v.object({ role });
