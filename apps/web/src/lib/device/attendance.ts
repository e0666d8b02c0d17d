import { now } from '@counter/browser/clock';

const unattendedAfterMs = 5 * 60_000;

let touchedAt = now();

/** Notes whenever somebody touches the page. */
export function watchAttendance(): void {
  const touch = (): void => void (touchedAt = now());
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touch, { capture: true });
}

/**
 * Returns the header of calls that a page makes to keep itself current while nobody touches it: they
 * don't put off the end of the session.
 */
export function attendanceHeader(): Record<string, string> {
  return now() - touchedAt > unattendedAfterMs ? { 'x-counter-unattended': '1' } : {};
}
