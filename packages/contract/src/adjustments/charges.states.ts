import { defineStates } from '../shared/states.ts';

/**
 * The states of a charge: open until the store disputes it, then in review. Won, partly and lost are from the store's
 * point of view.
 */
export const chargeStatuses = ['OPEN', 'IN_REVIEW', 'WON', 'PARTLY', 'LOST'] as const;

export type ChargeStatus = (typeof chargeStatuses)[number];

export const chargeMoves = ['dispute', 'lapse', 'drop', 'reduce', 'uphold'] as const;

export type ChargeMove = (typeof chargeMoves)[number];

/** The transitions of a charge. One that isn't disputed in time lapses, which charges it in full. */
export const chargeStates = defineStates<ChargeStatus, ChargeMove>({
  initial: 'OPEN',
  statuses: chargeStatuses,
  moves: {
    dispute: { from: ['OPEN'], to: 'IN_REVIEW' },
    lapse: { from: ['OPEN'], to: 'LOST' },
    drop: { from: ['OPEN', 'IN_REVIEW'], to: 'WON' },
    reduce: { from: ['IN_REVIEW'], to: 'PARTLY' },
    uphold: { from: ['IN_REVIEW'], to: 'LOST' },
  },
});

/** The days a store has to dispute a charge. */
export const disputeDays = 30;

/** The maximum number of pictures in a dispute. */
export const maxDisputePictures = 3;

const labels: Record<ChargeStatus, string> = {
  OPEN: 'Open',
  IN_REVIEW: 'In review',
  WON: 'Won',
  PARTLY: 'Partly',
  LOST: 'Lost',
};

/** Returns the label of a charge's state. */
export function chargeStatusLabel(status: ChargeStatus): string {
  return labels[status];
}
