/**
 * Never runs `task` twice at a time. Calls during a run share one more run after it, so each caller's run starts after
 * its call.
 */
export function singleFlight<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  async function start(): Promise<Result> {
    try {
      return await task();
    } finally {
      running = undefined;
    }
  }

  async function startAfter(previous: Promise<Result>): Promise<Result> {
    await previous.catch(() => undefined);
    next = undefined;
    return run();
  }

  function run(): Promise<Result> {
    if (running) return (next ??= startAfter(running));
    return (running = start());
  }

  return run;
}
