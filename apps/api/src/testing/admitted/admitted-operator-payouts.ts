import type { Actor } from './actors.ts';

const operators: readonly Actor[] = ['operator'];

/** Written down by hand: who gets past the door of the calls about all stores' payouts. */
export const operatorPayoutCalls: Record<string, readonly Actor[]> = {
  findOperatorPayouts: operators,
  findOperatorPayout: operators,
  movePayout: operators,
  startPayoutRun: operators,
  findPayoutRun: operators,
  findHeldStores: operators,
  holdPayouts: operators,
  liftPayoutHold: operators,
  createBankFile: operators,
  findBankFiles: operators,
  downloadBankFile: operators,
};
