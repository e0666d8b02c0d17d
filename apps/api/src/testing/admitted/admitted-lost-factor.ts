import { actors, type Actor } from './actors.ts';

/** The actors admitted to the calls with a passkey, about a lost second factor and about operators. */
export const lostFactorCalls: Record<string, readonly Actor[]> = {
  startPasskeySignIn: actors,
  signInWithPasskey: actors,
  reportLostFactor: actors,
  cancelFactorReset: actors,
  findFactorResets: ['operator'],
  decideFactorReset: ['operator'],
  findOperatorPeople: ['operator'],
  inviteOperator: ['operator'],
  resetOperatorSignIn: ['operator'],
  endOperator: ['operator'],
};
