/** A task that runs on request, at most once per pause. */
export type Throttled = {
  /** Runs the task now, or once the pause since its last run is over. */
  request(): void;
  cancel(): void;
};

/** Throttles a task. Requests within `pauseMilliseconds` of a run share the next one. */
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
