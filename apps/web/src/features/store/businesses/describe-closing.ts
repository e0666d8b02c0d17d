/** What a closing time such as `02:00` means after an opening time. */
export function describeClosing(opens: string, closes: string): string {
  if (opens === '' || closes === '') return 'A time before the opening is on the next day.';
  if (opens === closes) return 'Open around the clock.';
  return closes < opens ? 'On the next day, after midnight.' : 'On the same day.';
}
