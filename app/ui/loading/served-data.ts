/**
 * Data of what only the server renders (server-html.tsx): beside the page's data, which is sent to the browser, and found by
 * a part of that. In development, where the browser renders too, the page's data has it as well.
 */
export function makeServedData<Value>() {
  const kept = new WeakMap<object, Value>();
  return {
    keep(sent: object, value: Value) {
      kept.set(sent, value);
      return import.meta.env.DEV ? value : undefined;
    },
    get: (sent: object, again: Value | undefined) => kept.get(sent) ?? again,
  };
}
