import { z } from 'zod/mini';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { minorUnits } from '../shared/schema.ts';
import { plainSetting } from './plain-setting.ts';

/** The limits for a web store customer's open unpaid orders. */
export const unpaidSetting = plainSetting({
  part: 'unpaid',
  path: '/store/unpaid-limits',
  answered: {
    maxOpenOrders: z.int(),
    /** The maximum total of those orders. */
    maxOpenValue: minorUnits,
    /** An order above this total needs a confirmation code. */
    confirmAbove: minorUnits,
  },
  sent: {
    maxOpenOrders: wholeNumber('Orders are required', 1, 50),
    maxOpenValue: moneyAmount('Total is required'),
    confirmAbove: moneyAmount('Amount is required'),
  },
  example: { maxOpenOrders: 3, maxOpenValue: 30_000, confirmAbove: 10_000 },
});

export const { find: findUnpaidLimits, update: updateUnpaidLimits } = unpaidSetting;
