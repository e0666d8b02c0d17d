import { text } from './businesses.text.ts';

/** Says on which day a closing time such as `02:00` falls, given the opening time. */
export function describeClosing(opens: string, closes: string): string {
  if (opens === '' || closes === '') return text.closingTimeHelp;
  if (opens === closes) return text.open24Hours;
  return closes < opens ? text.onNextDay : text.onSameDay;
}
