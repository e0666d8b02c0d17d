import { countOf } from '@counter/contract/shared';

/** Screen text for durations. */
export const durationsText = {
  under1Min: 'under 1 min',
  minutes: (floor: number) => `${floor} min`,
  days: (days: number) => countOf(days, 'day', 'days'),
  hoursAndMinutes: (hours: string, minutes: number) => `${hours} ${minutes} min`,
  justNow: 'just now',
  ago: (duration: string) => `${duration} ago`,
  inUnder1Min: 'in under 1 min',
  inDuration: (duration: string) => `in ${duration}`,
  lateBy: (duration: string) => `${duration} late`,
};
