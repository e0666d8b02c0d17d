import { actors, type Actor } from './actors.ts';

/** Who gets past the door of the calls with a passkey, and about a lost second factor. */
export const lostFactorCalls: Record<string, readonly Actor[]> = {
  startPasskeySignIn: actors,
  signInWithPasskey: actors,
  reportLostFactor: actors,
  cancelFactorReset: actors,
  findFactorResets: ['operator'],
  decideFactorReset: ['operator'],
};
