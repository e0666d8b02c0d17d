const pressedAttribute = 'data-pressed';

/** The time after which work starts even if nothing is painted, as on a hidden page; in milliseconds. */
const maxWaitMs = 100;

/**
 * Runs work once the browser has painted its answer to the current press. A finger that is up again no longer marks
 * what it pressed: `pressed` stays marked by `data-pressed` until the work runs.
 */
export function afterPaint(work: () => void, pressed?: Element): void {
  pressed?.setAttribute(pressedAttribute, '');
  let isRun = false;
  const run = (): void => {
    if (isRun) return;
    isRun = true;
    pressed?.removeAttribute(pressedAttribute);
    work();
  };
  requestAnimationFrame(() => setTimeout(run, 0));
  setTimeout(run, maxWaitMs);
}
