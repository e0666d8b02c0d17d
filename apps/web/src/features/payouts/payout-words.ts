import {
  feePlanLabel,
  type PayoutAdjustment,
  type PayoutHold,
  type PayoutStatus,
  type PlanFee,
} from '@counter/contract/payouts';
import { formatCalendarDay } from '../../lib/calendar.ts';
import { formatInstant } from '../../lib/days.ts';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import type { StatusTone } from '../../ui/feedback/status-badge.tsx';

const tones: Record<PayoutStatus, StatusTone> = {
  PENDING: 'scheduled',
  IN_TRANSIT: 'accepted',
  PAID: 'ready',
  FAILED: 'cancelled',
};

/** The colours of a status. */
export function payoutTone(status: PayoutStatus): StatusTone {
  return tones[status];
}

/** The days of a payout: "9 Nov 2026 – 15 Nov 2026". */
export function periodWords(period: { periodStart: string; periodEnd: string }): string {
  return `${formatCalendarDay(period.periodStart)} – ${formatCalendarDay(period.periodEnd)}`;
}

/** What a plan took: "Delivered 15% of $ 1,200.00 (48 orders)". */
export function planWords({ plan, rate, orders, base }: PlanFee, currency: string): string {
  const counted = orders === 1 ? '1 order' : `${orders} orders`;
  return `${feePlanLabel(plan, rate)} of ${moneyInSentence(base, currency)} (${counted})`;
}

const kinds: Record<PayoutAdjustment['kind'], string> = {
  ORDER: 'Order',
  COLLECTED: 'Paid at your counter',
  REFUND: 'Refund',
  CHARGE: 'Charge',
  ADJUSTMENT: 'Correction',
  CAMPAIGN: 'SMS campaign',
  REFERRAL: 'Referral reward',
  PAYOUT: 'Payout',
  PAYOUT_RETURNED: 'Returned by the bank',
};

/** What an adjustment is. */
export function adjustmentKind(kind: PayoutAdjustment['kind']): string {
  return kinds[kind];
}

/** Why nothing is paid now, and what ends it. */
export function holdWords(hold: PayoutHold, timeZone: string): string {
  switch (hold.kind) {
    case 'BANK_CHANGED':
      return `On hold until ${formatInstant(hold.until ?? '', timeZone)}, because the bank account was changed less than 72 hours before. It goes on then, once the marketplace has verified the new account.`;
    case 'BANK_UNVERIFIED':
      return 'On hold until the marketplace has verified your bank account.';
    case 'MARKETPLACE':
      return `On hold by the marketplace: ${hold.reason ?? ''}`;
  }
}
