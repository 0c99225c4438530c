const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[\\p{L}\\p{N}]+(?:-+[\\p{L}\\p{N}]+)*";
const emailAddress = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, "u");

/** One address with a dot in its domain (spec §5.5). */
export function isEmailAddress(text: string) {
  return emailAddress.test(text);
}
