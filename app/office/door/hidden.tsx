/** The hidden fields of a form at the door. */
export function Hidden(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
