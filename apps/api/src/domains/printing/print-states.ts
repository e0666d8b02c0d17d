/** The reason to print: an order was accepted, changed or cancelled, somebody asked for it, or a test. */
export type PrintOccasion = 'ACCEPTED' | 'CHANGED' | 'CANCELLED' | 'ASKED' | 'TEST';

/** `FETCHED`: the printer has it and has not said how it went. `DROPPED`: no longer worth printing. */
export type PrintState = 'WAITING' | 'FETCHED' | 'PRINTED' | 'FAILED' | 'DROPPED';
