import type { MenuHours } from '@counter/contract/menu';
import { formatTimes } from '../../lib/time/days.ts';
import { describeWeekdays } from '../../lib/time/weekdays.ts';
import { text } from './menu.text.ts';

export type Stretch = MenuHours[number];

/** Formats menu hours: "Mon–Fri 07:00–11:00", "Always". */
export function describeHours(hours: MenuHours): string {
  if (hours.length === 0) return text.always;
  return hours
    .map(({ weekdays, ...times }) => `${describeWeekdays(weekdays)} ${formatTimes(times)}`)
    .join('; ');
}
