import { text } from './businesses.text.ts';

/** Describes a closing time such as `02:00` after an opening time. */
export function describeClosing(opens: string, closes: string): string {
  if (opens === '' || closes === '') return text.closingTimeHelp;
  if (opens === closes) return text.open24Hours;
  return closes < opens ? text.onNextDay : text.onSameDay;
}
