/** Every sentence of the choice of a range of days. */
export const rangeText = {
  days: 'Days',
  custom: 'Custom',
  chooseDays: 'Choose a range of days',
  orPickDays: 'Or pick the first and the last day',
  atMostAYear: 'Choose at most one year.',
  button: (label: string, days: string) => `${label} · ${days}`,
  span: (from: string, to: string) => `${from} – ${to}`,

  comparedWith: 'Compare with',
  vs: (before: string) => `vs ${before}`,
  notCompared: 'Not compared',
  nothing: 'Nothing',
  yearBefore: 'the year before',
  yesterday: 'yesterday',
  dayBefore: 'the day before',
  lastWeek: 'last week',
  weekBefore: 'the week before',
  lastMonth: 'last month',
  monthBefore: 'the month before',
  previousDays: (count: number) => `the previous ${count} days`,
};
