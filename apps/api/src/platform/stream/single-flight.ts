/**
 * Runs `task` never twice at a time. Calls that come while it runs are answered together by one more
 * run after it, so each caller's run begins after its call.
 */
export function singleFlight(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function start(): Promise<void> {
    try {
      await task();
    } finally {
      running = undefined;
    }
  }

  async function startAfter(previous: Promise<void>): Promise<void> {
    await previous.catch(() => undefined);
    next = undefined;
    return run();
  }

  function run(): Promise<void> {
    if (running) return (next ??= startAfter(running));
    return (running = start());
  }

  return run;
}
