import { now } from '@counter/browser/clock';

const unattendedAfterMs = 5 * 60_000;

let touchedAt = now();

/** Records the time of every touch and key press. */
export function watchAttendance(): void {
  const touch = (): void => void (touchedAt = now());
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touch, { capture: true });
}

/** Returns the header that marks background calls while nobody uses the page, so that they don't extend the session. */
export function attendanceHeader(): Record<string, string> {
  return now() - touchedAt > unattendedAfterMs ? { 'x-counter-unattended': '1' } : {};
}
