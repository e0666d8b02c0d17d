import type { Actor } from './actors.ts';

const operators: readonly Actor[] = ['operator'];

/** The actors admitted to the endpoints for all stores' payouts. Maintained by hand. */
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
