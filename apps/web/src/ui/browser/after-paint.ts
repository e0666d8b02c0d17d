const pressedAttribute = 'data-pressed';

/** The maximum wait in milliseconds, for pages that paint nothing because they are hidden. */
const maxWaitMs = 100;

/**
 * Runs work after the browser has painted its response to the current press. `:active` ends when the finger lifts,
 * so `pressed` keeps the `data-pressed` attribute until the work runs.
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
