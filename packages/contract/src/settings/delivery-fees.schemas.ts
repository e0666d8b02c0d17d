import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { moneyAmount } from '../shared/amount-fields.ts';
import { fieldRule, orEmpty } from '../shared/fields.ts';
import { deliveryFees, maxBands } from '../store/delivery-fees.ts';
import { changeClaims, settingVersion } from './setting-version.ts';

/** The delivery fees of a store. */
export const deliveryFeeSettings = z.extend(deliveryFees, settingVersion);

export type DeliveryFeeSettings = z.infer<typeof deliveryFeeSettings>;

const milesHint = 'Type miles from 0.1 to 100, with 1 decimal at most';

/** In a form, null means empty and NaN unreadable. */
const miles = z
  .number({
    error: ({ input }) =>
      input === undefined || input === null ? 'Distance is required' : milesHint,
  })
  .check(
    z.minimum(0.1, milesHint),
    z.maximum(100, milesHint),
    z.refine((value) => Number(value.toFixed(1)) === value, milesHint),
  );

type Band = { readonly upToMiles: number; readonly fee: number };

const bands = z.array(z.object({ upToMiles: miles, fee: moneyAmount('Fee') })).check(
  z.minLength(1, 'Add a distance'),
  z.maxLength(maxBands, `At most ${maxBands} distances`),
  z.superRefine((all: readonly Band[], context) => {
    for (const [place, { upToMiles }] of all.entries()) {
      const before = all[place - 1];
      if (before && upToMiles <= before.upToMiles) {
        const message = 'Must be farther than the distance before';
        context.addIssue({ code: 'custom', path: [place, 'upToMiles'], message });
      }
    }
  }),
);

const freeFrom = z._default(z.nullable(moneyAmount('Amount')), null);

const tariff = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('NONE') }),
    z.object({ kind: z.literal('FLAT'), fee: moneyAmount('Fee'), freeFrom }),
    z.object({ kind: z.literal('BANDS'), bands, freeFrom }),
  ],
  { error: 'Choose one of the list' },
);

type Request = {
  readonly zipCode: string;
  readonly direct: { readonly kind: string };
  readonly pooled: { readonly kind: string };
};

const fees = {
  zipCode: z
    .string(textOr('ZIP code is required'))
    .check(z.trim(), z.regex(orEmpty(/^\d{5}$/), 'ZIP code must be 5 digits')),
  direct: tariff,
  pooled: tariff,
};

const originRule = fieldRule<Request>(
  'zipCode',
  'ZIP code is required',
  ({ zipCode, direct, pooled }) =>
    zipCode !== '' || (direct?.kind !== 'BANDS' && pooled?.kind !== 'BANDS'),
);

/** The fees as sent by a form. */
export const deliveryFeesValues = z.object(fees).check(originRule);

export const deliveryFeesRequest = z.object({ ...changeClaims, ...fees }).check(originRule);

export type DeliveryFeesRequest = z.output<typeof deliveryFeesRequest>;
