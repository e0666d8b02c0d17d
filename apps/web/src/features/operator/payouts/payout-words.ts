import type { PayoutHold } from '@counter/contract/payouts';
import { formatCalendarDay } from '../../../lib/calendar.ts';
import { formatInstant } from '../../../lib/days.ts';
import { ownTimeZone } from '../when.tsx';

/** The days of a payout: "9 Nov 2026 – 15 Nov 2026". */
export function periodWords(period: { periodStart: string; periodEnd: string }): string {
  return `${formatCalendarDay(period.periodStart)} – ${formatCalendarDay(period.periodEnd)}`;
}

/** Why a store is not paid now. */
export function holdWords(hold: PayoutHold): string {
  switch (hold.kind) {
    case 'BANK_CHANGED':
      return `Held until ${formatInstant(hold.until ?? '', ownTimeZone)}: the bank account was changed.`;
    case 'BANK_UNVERIFIED':
      return 'Held: the bank account is not verified.';
    case 'MARKETPLACE':
      return `Held by staff: ${hold.reason ?? ''}`;
  }
}
