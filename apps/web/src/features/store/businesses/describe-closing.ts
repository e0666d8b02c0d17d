import { text } from '../store.text.ts';

/** Describes a closing time such as `02:00` after an opening time. */
export function describeClosing(opens: string, closes: string): string {
  if (opens === '' || closes === '') return text.businesses.timeBeforeOpeningIsOn;
  if (opens === closes) return text.businesses.openAroundClock;
  return closes < opens ? text.businesses.onNextDayAfterMidnight : text.businesses.onSameDay;
}
