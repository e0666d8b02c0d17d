import { actors, type Actor } from './actors.ts';

/** The actors admitted to the endpoints for passkeys, lost second factors and operators. */
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
