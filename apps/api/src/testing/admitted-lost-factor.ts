import { actors, type Actor } from './actors.ts';

/** The actors admitted to the calls with a passkey, and about a lost second factor. */
export const lostFactorCalls: Record<string, readonly Actor[]> = {
  startPasskeySignIn: actors,
  signInWithPasskey: actors,
  reportLostFactor: actors,
  cancelFactorReset: actors,
  findFactorResets: ['operator'],
  decideFactorReset: ['operator'],
};
