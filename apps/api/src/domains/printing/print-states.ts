/**
 * The reason a ticket is printed: the order was accepted, changed or cancelled, someone asked for it, or it is a test.
 */
export type PrintOccasion = 'ACCEPTED' | 'CHANGED' | 'CANCELLED' | 'ASKED' | 'TEST';

/** `FETCHED`: the printer has the job but hasn't confirmed it. `DROPPED`: no longer worth printing. */
export type PrintState = 'WAITING' | 'FETCHED' | 'PRINTED' | 'FAILED' | 'DROPPED';
