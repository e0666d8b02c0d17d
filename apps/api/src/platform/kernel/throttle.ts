/** A task that calls ask for, and that never runs twice within the pause. */
export type Throttled = {
  /** Runs the task now, or once the pause since its last run is over. */
  request(): void;
  cancel(): void;
};

/** Calls that come within `pauseMilliseconds` of a run are answered together by the next one. */
export function throttle(task: () => void, pauseMilliseconds: number): Throttled {
  let pause: NodeJS.Timeout | undefined;
  let wanted = false;

  function run(): void {
    wanted = false;
    pause = setTimeout(endPause, pauseMilliseconds).unref();
    task();
  }

  function endPause(): void {
    pause = undefined;
    if (wanted) run();
  }

  return {
    request: () => {
      wanted = true;
      if (pause === undefined) run();
    },
    cancel: () => {
      clearTimeout(pause);
      pause = undefined;
      wanted = false;
    },
  };
}
