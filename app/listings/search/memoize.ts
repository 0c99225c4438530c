/** Computes a value once for each object, and forgets it with the object. */
export function memoize<From extends object, To>(compute: (from: From) => To) {
  const known = new WeakMap<From, { value: To }>();
  return (from: From) => {
    const { value } = known.get(from) ?? { value: compute(from) };
    known.set(from, { value });
    return value;
  };
}
