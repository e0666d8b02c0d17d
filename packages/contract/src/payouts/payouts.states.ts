import { defineStates } from '../shared/states.ts';

export const payoutStatuses = ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED'] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutMoves = ['send', 'settle', 'fail'] as const;

export type PayoutMove = (typeof payoutMoves)[number];

/** The transitions of a payout. A failed one's amount is paid with the next. */
export const payoutStates = defineStates<PayoutStatus, PayoutMove>({
  initial: 'PENDING',
  statuses: payoutStatuses,
  moves: {
    send: { from: ['PENDING'], to: 'IN_TRANSIT' },
    settle: { from: ['IN_TRANSIT'], to: 'PAID' },
    fail: { from: ['PENDING', 'IN_TRANSIT'], to: 'FAILED' },
  },
});

const labels: Record<PayoutStatus, string> = {
  PENDING: 'Pending',
  IN_TRANSIT: 'In transit',
  PAID: 'Paid',
  FAILED: 'Failed',
};

/** Returns the label of a status. */
export function payoutStatusLabel(status: PayoutStatus): string {
  return labels[status];
}
