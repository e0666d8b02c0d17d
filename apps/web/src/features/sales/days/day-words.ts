import type { DayFigure, DayInList } from '@counter/contract/sales';
import { balanceMoney, formatMoney } from '@counter/contract/shared';
import { text } from './days.text.ts';

/** Formats minutes as hours and minutes: "7 h 30 min". */
export function formatWorked(minutes: number): string {
  return text.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

/** Describes the difference between counted and expected cash: "$ 2.00 short". */
export function describeDifference(difference: number, currency: string): string {
  if (difference === 0) return text.even;
  const money = formatMoney(Math.abs(difference), currency);
  return difference > 0 ? text.over(money) : text.short(money);
}

const counts: readonly DayFigure[] = ['orders', 'sales', 'expenses'];

/** Formats a figure: an amount, a number or a time. */
export function formatFigure(figure: DayFigure, value: number, currency: string): string {
  if (figure === 'minutesWorked') return formatWorked(value);
  return counts.includes(figure) ? String(value) : balanceMoney(value, currency);
}

type State = Pick<DayInList, 'closed' | 'reopened' | 'changedSince'>;

/** Returns the label and tone of a day's state. */
export function stateOf({ closed, reopened, changedSince }: State) {
  if (changedSince) return { tone: 'accepted', label: text.changedSince } as const;
  if (closed) return { tone: 'completed', label: text.closed } as const;
  return { tone: 'scheduled', label: reopened ? text.reopened : text.open } as const;
}
