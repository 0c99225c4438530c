import * as v from "valibot";
import { roles } from "../store/office-rows.ts";

const MOST_LETTERS = 100;

const role = v.picklist(roles, "Choose a role");
const submission = v.pipe(v.string(), v.uuid());

export const invitationSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Enter a name"),
    v.maxLength(MOST_LETTERS, "Enter a shorter name"),
  ),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty("Enter an email address"), v.email("Invalid email address")),
  role,
  submission,
});

/** `seen`: the role that the page showed. */
export const roleSchema = v.object({ role, seen: v.picklist(roles), submission });

export const removeSchema = v.object({ submission });
