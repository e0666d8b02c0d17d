/** Runs `task` repeatedly until stopped, with `milliseconds` between the end of a run and the next start. */
export function every(milliseconds: number, task: () => Promise<void>): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = plan();

  function plan(): NodeJS.Timeout {
    return setTimeout(() => {
      running = run();
    }, milliseconds).unref();
  }

  async function run(): Promise<void> {
    await task();
    if (!stopped) timer = plan();
  }

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
