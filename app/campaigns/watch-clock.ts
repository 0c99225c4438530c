const CLOCK_CHECK_MS = 60_000;

/**
 * Calls `onChange` when the value of `read` has changed, checking every minute until the process ends. Returns a
 * function that checks at once.
 */
export function watchClock(read: () => string, onChange: () => void) {
  let known = read();
  function look() {
    const current = read();
    if (current === known) return;
    known = current;
    onChange();
  }
  setInterval(look, CLOCK_CHECK_MS).unref();
  return look;
}
