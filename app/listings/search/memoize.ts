/** Works something out once for each object: every search asks for the same again. */
export function onceFor<From extends object, To>(work: (from: From) => To) {
  const known = new WeakMap<From, { result: To }>();
  return (from: From) => {
    const { result } = known.get(from) ?? { result: work(from) };
    known.set(from, { result });
    return result;
  };
}
