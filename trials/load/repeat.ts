/** Does a task so many times, a few at once; what came of each, in the order in which they ended. */
export async function repeat<Result>(
  count: number,
  task: (index: number) => Promise<Result>,
  atOnce: number,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function work() {
    while (next < count) {
      const index = next;
      next += 1;
      results.push(await task(index));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Several who do one thing after the other until they are told to stop. */
export function repeatUntilStopped(atOnce: number, task: (worker: number, turn: number) => Promise<void>) {
  let isStopped = false;
  async function work(worker: number) {
    for (let turn = 0; !isStopped; turn += 1) await task(worker, turn);
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return {
    /** Ends when everybody has done what they were about. */
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
