/** The time after which work starts even if nothing is painted, as on a hidden page; in milliseconds. */
const longestWaitMs = 100;

/** Runs work once the browser has painted its answer to the current press. */
export function afterPaint(work: () => void): void {
  let isRun = false;
  const run = (): void => {
    if (!isRun) work();
    isRun = true;
  };
  requestAnimationFrame(() => setTimeout(run, 0));
  setTimeout(run, longestWaitMs);
}
