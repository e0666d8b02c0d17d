/** Counts the failures of an outage, to log them in a few lines. */
export type Outage = {
  /** Counts a failure. Returns true for the first one of an outage. */
  begins(): boolean;
};

/**
 * Creates an outage counter. After each pause with failures it calls `report` with their number, not counting the
 * outage's first one. A pause without failures ends the outage.
 */
export function createOutage(report: (failures: number) => void, pauseMs: number): Outage {
  let failures = 0;
  let pause: NodeJS.Timeout | undefined;

  function wait(): void {
    failures = 0;
    pause = setTimeout(endPause, pauseMs).unref();
  }

  function endPause(): void {
    pause = undefined;
    if (failures === 0) return;
    report(failures);
    wait();
  }

  return {
    begins: () => {
      failures += 1;
      if (pause !== undefined) return false;
      wait();
      return true;
    },
  };
}
