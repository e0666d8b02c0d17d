/** The reasons that people can give for a pause. */
export const pauseReasons = [
  'TOO_MANY_ORDERS',
  'OUT_OF_STOCK',
  'STAFF_SHORTAGE',
  'EQUIPMENT',
  'OTHER',
] as const;

/** The reasons of all pauses. Counter itself pauses a store without a screen if the store wants that. */
export const recordedPauseReasons = [...pauseReasons, 'NO_SCREEN'] as const;

export type PauseReason = (typeof recordedPauseReasons)[number];

/** The name shown for Counter's own pauses. */
export const pausedByCounter = 'Counter';

const reasonLabels: Record<PauseReason, string> = {
  TOO_MANY_ORDERS: 'Too many orders',
  OUT_OF_STOCK: 'Out of stock',
  STAFF_SHORTAGE: 'Staff shortage',
  EQUIPMENT: 'Equipment problem',
  OTHER: 'Other',
  NO_SCREEN: 'No screen open',
};

/** Returns the label of a pause reason. */
export function pauseReasonLabel(reason: PauseReason): string {
  return reasonLabels[reason];
}

type Reasoned = { readonly reason: PauseReason; readonly note: string };

/** Returns a pause's reason in words: the choice, or the note instead. */
export function pauseReasonWords({ reason, note }: Reasoned): string {
  if (note === '') return pauseReasonLabel(reason);
  return reason === 'OTHER' ? note : `${pauseReasonLabel(reason)} (${note})`;
}

/** The choices for a pause, in minutes. */
export const pauseLengths = [15, 30, 60] as const;

/** The choices for a busy time, in minutes. */
export const busyLengths = [30, 60, 120] as const;

/** The choices for the minutes added to promises. */
export const busySteps = [5, 10, 15, 20, 30, 45, 60] as const;
