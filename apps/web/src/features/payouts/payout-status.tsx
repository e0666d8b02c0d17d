import { payoutStatusLabel, type PayoutStatus } from '@counter/contract/payouts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { payoutTone } from './payout-words.ts';

/** The status of a payout. */
export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  return <StatusBadge tone={payoutTone(status)}>{payoutStatusLabel(status)}</StatusBadge>;
}
