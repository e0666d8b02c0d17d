/**
 * Runs `task` at once; calls that come while it runs, or before `rest` is over, are answered together
 * by one more run. A slow task is therefore never overtaken by its own repetition.
 */
export function coalesce(
  task: () => Promise<void>,
  rest: () => Promise<void>,
): () => Promise<void> {
  let running = false;
  let again = false;

  return async function run(): Promise<void> {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        await Promise.all([task(), rest()]);
      }
    } finally {
      running = false;
    }
  };
}
