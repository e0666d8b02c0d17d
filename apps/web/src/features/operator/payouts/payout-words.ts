import type { PayoutHold } from '@counter/contract/payouts';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { formatInstant } from '../../../lib/time/days.ts';
import { ownTimeZone } from '../when.tsx';
import { payoutsText } from './payouts.text.ts';

/** Formats the days of a payout: "9 Nov 2026 – 15 Nov 2026". Doesn't wrap within a day or before the dash. */
export function periodWords(period: { periodStart: string; periodEnd: string }): string {
  return `${wholeDay(period.periodStart)}\u00A0– ${wholeDay(period.periodEnd)}`;
}

function wholeDay(day: string): string {
  return formatCalendarDay(day).replaceAll(' ', '\u00A0');
}

/** Describes why a store's payouts are held. */
export function holdWords(hold: PayoutHold): string {
  switch (hold.kind) {
    case 'BANK_CHANGED':
      return payoutsText.heldAccountChanged(formatInstant(hold.until ?? '', ownTimeZone));
    case 'BANK_UNVERIFIED':
      return payoutsText.heldAccountUnverified;
    case 'MARKETPLACE':
      return payoutsText.heldByStaff(hold.reason ?? '');
  }
}
