/** The submission id: what makes sending a form twice the same as sending it once. */
export const SUBMISSION = "submission";

/** A field that people do not see; whoever fills it in is a machine. */
export const HONEYPOT = "subject";
