import type { Order } from '@counter/contract/orders';
import { localTimeAt, writeLongWeekday } from '@counter/contract/shared';
import { stepText } from './next-step.text.ts';

/**
 * Describes the source of the suggested minutes: "usual for Friday evening"; undefined if they come from the settings.
 */
export function describeUsual(
  { usual, releasedAt }: Pick<Order, 'usual' | 'releasedAt'>,
  timeZone: string,
): string | undefined {
  if (!usual) return undefined;
  const { day, hour } = localTimeAt(new Date(releasedAt), timeZone);
  const part = partOfDay(hour);
  return usual.basis === 'WEEKDAY_HOUR'
    ? stepText.usualForWeekday(writeLongWeekday(day), part)
    : stepText.usualForHours[part];
}

function partOfDay(hour: number): keyof typeof stepText.usualForHours {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 22 ? 'evening' : 'night';
}
