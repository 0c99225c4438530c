/** Runs the work once at a time; asked for while it runs, once more after it, since it may have looked already. */
export function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run() {
    try {
      do {
        isAskedAgain = false;
        await work();
      } while (isAskedAgain);
    } finally {
      // At once, not when the promise settles: whoever asks in between would wait for a run that is over.
      running = undefined;
    }
  }

  return () => {
    isAskedAgain = true;
    running ??= run();
    return running;
  };
}
