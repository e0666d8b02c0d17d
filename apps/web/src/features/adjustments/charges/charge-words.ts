import type { ChargeStatus } from '@counter/contract/adjustments';
import type { StatusTone } from '../../../ui/feedback/status-badge.tsx';

const tones: Record<ChargeStatus, StatusTone> = {
  OPEN: 'new',
  IN_REVIEW: 'accepted',
  WON: 'ready',
  PARTLY: 'scheduled',
  LOST: 'cancelled',
};

/** Returns the tone of a charge's status; orange needs the store's attention. */
export function chargeTone(status: ChargeStatus): StatusTone {
  return tones[status];
}
