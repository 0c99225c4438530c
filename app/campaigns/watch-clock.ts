const CLOCK_CHECK_MS = 60_000;

/**
 * Calls `onChange` at most a minute after what pages show has changed by the hour alone, until the process ends. Returns
 * how to look at once.
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
