import type { StoreProblem } from '@counter/contract/operator';
import type { StatusTone } from '../../../ui/feedback/status-badge.tsx';
import { healthText } from './health.text.ts';

/** Labels of a store's problems. Red means lost money, orange can be solved by a call. */
export const problemWords: Readonly<Record<StoreProblem, { label: string; tone: StatusTone }>> = {
  MISSED: { label: healthText.missed, tone: 'cancelled' },
  CANCELED: { label: healthText.cancelled, tone: 'cancelled' },
  ACCEPTED_LATE: { label: healthText.acceptedLate, tone: 'new' },
  LATE: { label: healthText.late, tone: 'new' },
  NO_SCREEN: { label: healthText.noScreen, tone: 'new' },
  PAYOUT: { label: healthText.payout, tone: 'cancelled' },
  UNPAID: { label: healthText.unpaid, tone: 'cancelled' },
};

/** Formats a share in whole percent: "8%", "<1%" below half a percent. */
export function shareOf(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (100 * part) / whole;
  return part > 0 && percent < 0.5 ? '<1%' : `${Math.round(percent)}%`;
}
