import {
  feePlanLabel,
  type PayoutHold,
  type PayoutStatus,
  type PlanFee,
} from '@counter/contract/payouts';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { formatInstant } from '../../lib/time/days.ts';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import type { StatusTone } from '../../ui/feedback/status-badge.tsx';
import { text } from './payouts.text.ts';

const tones: Record<PayoutStatus, StatusTone> = {
  PENDING: 'scheduled',
  IN_TRANSIT: 'accepted',
  PAID: 'ready',
  FAILED: 'cancelled',
};

/** Returns the color of a status. */
export function payoutTone(status: PayoutStatus): StatusTone {
  return tones[status];
}

/**
 * Formats the days of a payout: "9 Nov 2026 – 15 Nov 2026". A no-break space keeps the dash off the start of a line.
 */
export function periodWords(period: { periodStart: string; periodEnd: string }): string {
  return `${formatCalendarDay(period.periodStart)}\u00A0– ${formatCalendarDay(period.periodEnd)}`;
}

/** Describes the fee of a plan: "Delivered 15% of $ 1,200.00 (48 orders)". */
export function planWords({ plan, rate, orders, base }: PlanFee, currency: string): string {
  const counted = orders === 1 ? text.oneOrder : text.orderCount(orders);
  return text.feePlanOf(feePlanLabel(plan, rate), moneyInSentence(base, currency), counted);
}

/** Describes why a payout is held and until when. */
export function holdWords(hold: PayoutHold, timeZone: string): string {
  switch (hold.kind) {
    case 'BANK_CHANGED':
      return text.heldAccountChanged(formatInstant(hold.until ?? '', timeZone));
    case 'BANK_UNVERIFIED':
      return text.heldAccountUnverified;
    case 'MARKETPLACE':
      return text.heldByMarketplace(hold.reason ?? '');
  }
}
