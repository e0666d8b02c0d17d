/**
 * Returns a function that runs `task` at once. Calls during a run, or before `rest` has resolved, share one further
 * run, so that runs never overlap.
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
