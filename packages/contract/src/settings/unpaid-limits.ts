import { z } from 'zod/mini';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { minorUnits } from '../shared/schema.ts';
import { plainSetting } from './plain-setting.ts';

/** The limits of open unpaid orders per customer of the web store. */
export const unpaidSetting = plainSetting({
  part: 'unpaid',
  path: '/store/unpaid-limits',
  answered: {
    maxOpenOrders: z.int(),
    /** The maximum value of those orders. */
    maxOpenValue: minorUnits,
    /** Above this total the customer confirms an order by a code. */
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
