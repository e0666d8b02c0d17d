import type { CalendarKind } from '@counter/contract/marketing';

/** Screen text for the marketing calendar. */
export const calendarText = {
  title: 'Marketing calendar',
  pageHelp: 'Campaigns, promo codes and deals, by the days they run.',
  back: 'Back to Marketing',
  previous: 'Previous month',
  next: 'Next month',
  thisMonth: 'This month',
  kinds: { CAMPAIGN: 'Campaign', CODE: 'Promo code', DEAL: 'Deal' } satisfies Record<
    CalendarKind,
    string
  >,
  legend: 'Kinds',
  always: 'Always on',
  nothing: (month: string) => `Nothing runs in ${month}`,
  nothingHelp:
    'A quiet month is a good month to try something. Pick a goal and we write the draft.',
  start: 'Start from a goal',
  entry: (kind: string, title: string, days: string) => `${kind} ${title}, ${days}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  days: (from: string, to: string) => `${from} – ${to}`,
} as const;
