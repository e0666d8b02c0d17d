import { defineStates } from '../shared/states.ts';

/**
 * A charge is open until the store disputes it, then the marketplace reviews it. Won, partly and lost
 * are meant as the store sees it.
 */
export const chargeStatuses = ['OPEN', 'IN_REVIEW', 'WON', 'PARTLY', 'LOST'] as const;

export type ChargeStatus = (typeof chargeStatuses)[number];

export const chargeMoves = ['dispute', 'lapse', 'drop', 'reduce', 'uphold'] as const;

export type ChargeMove = (typeof chargeMoves)[number];

/** Every way a charge can go. One that nobody disputes in time lapses, which charges all of it. */
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

/** Days that a store has to dispute a charge. */
export const disputeDays = 30;

/** Maximum number of pictures in a dispute. */
export const maxDisputePictures = 3;

const labels: Record<ChargeStatus, string> = {
  OPEN: 'Open',
  IN_REVIEW: 'In review',
  WON: 'Won',
  PARTLY: 'Partly',
  LOST: 'Lost',
};

/** The word people see for the state of a charge. */
export function chargeStatusLabel(status: ChargeStatus): string {
  return labels[status];
}
