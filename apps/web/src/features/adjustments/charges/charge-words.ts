import type { ChargeStatus } from '@counter/contract/adjustments';
import type { StatusTone } from '../../../ui/feedback/status-badge.tsx';

const tones: Record<ChargeStatus, StatusTone> = {
  OPEN: 'new',
  IN_REVIEW: 'accepted',
  WON: 'ready',
  PARTLY: 'scheduled',
  LOST: 'cancelled',
};

/** The look of a charge's state; orange is what waits for the store. */
export function chargeTone(status: ChargeStatus): StatusTone {
  return tones[status];
}
