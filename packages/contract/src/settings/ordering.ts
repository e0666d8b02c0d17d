import { z } from 'zod/mini';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { minorUnits } from '../shared/schema.ts';
import { orderExpiries } from '../store/business-form.schemas.ts';
import { plainSetting } from './plain-setting.ts';

const methods = z.array(z.enum(deliveryMethods));

/** The ordering settings and the rules for unaccepted orders. */
export const orderingSetting = plainSetting({
  part: 'ordering',
  path: '/store/ordering',
  answered: {
    minimumOrder: minorUnits,
    deliveryMethods: methods,
    preparationMinutes: z.int(),
    orderExpiry: z.enum(orderExpiries),
    /** The accept clock: the minutes that a new order waits. */
    expiryMinutes: z.int(),
  },
  sent: {
    minimumOrder: moneyAmount('Minimum order'),
    deliveryMethods: z.pipe(
      methods.check(z.minLength(1, 'Choose at least one'), z.maxLength(deliveryMethods.length)),
      // Sorted and without duplicates, however they were sent.
      z.transform((sent) => deliveryMethods.filter((method) => sent.includes(method))),
    ),
    preparationMinutes: wholeNumber('Preparation time is required', 1, 240),
    orderExpiry: z.enum(orderExpiries, { error: 'Choose one of the list' }),
    expiryMinutes: wholeNumber('Minutes are required', 3, 15),
  },
  example: {
    minimumOrder: 1500,
    deliveryMethods: ['PICKUP', 'DIRECT'],
    preparationMinutes: 25,
    orderExpiry: 'AFTER_CLOCK',
    expiryMinutes: 10,
  },
});

export const { find: findStoreOrdering, update: updateStoreOrdering } = orderingSetting;

export type StoreOrdering = z.output<typeof findStoreOrdering.answer>['data'];
export type StoreOrderingRequest = z.output<typeof orderingSetting.request>;
