import { z } from 'zod/mini';
import { oneOf } from '../shared/choice.ts';
import { uploadedPicture } from '../files/files.schemas.ts';
import { listQuery } from '../operator/operator.schemas.ts';
import { moneyAmount } from '../shared/amount-fields.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule } from '../shared/fields.ts';
import {
  id,
  instant,
  minorUnits,
  pageNumber,
  pageOf,
  requiredText,
  userIdClaim,
} from '../shared/schema.ts';
import { adjustmentReasons } from './adjustments.choices.ts';
import { chargeStatuses, maxDisputePictures } from './charges.states.ts';

const claims = { userId: userIdClaim, storeId: id };

/** A charge that the marketplace proposes to a store for an order it compensated. */
export const charge = z.object({
  id,
  storeId: id,
  storeName: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  currency: z.string(),
  reason: z.enum(adjustmentReasons),
  /** The marketplace's note. */
  note: z.string(),
  /** The proposed amount. */
  amount: minorUnits,
  /** The amount charged; null until the charge is decided. */
  charged: z.nullable(minorUnits),
  status: z.enum(chargeStatuses),
  openedAt: instant,
  /** The deadline for a dispute. */
  contestBy: instant,
  contest: z.nullable(
    z.object({ at: instant, by: z.string(), text: z.string(), pictures: z.array(z.string()) }),
  ),
  /** `by` is null if the deadline passed without a dispute. */
  decision: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), note: z.string() })),
});

export type Charge = z.infer<typeof charge>;

export const chargesRequest = z
  .object({
    ...claims,
    pageNumber: z._default(pageNumber, 0),
    /** Only open charges, by deadline. */
    openOnly: z._default(z.boolean(), false),
    /** The first and last store day on which charges were opened. */
    startDate: z.optional(dayInput),
    endDate: z.optional(dayInput),
  })
  .check(startBeforeEnd);

/** A page of charges, the latest first. `open` counts all open charges, whatever the days. */
export const chargePage = z.extend(pageOf(charge), { open: z.int() });

/** The store's answer to a charge. */
export const disputeForm = z.object({
  text: requiredText("Explain why the charge isn't right", 2000),
  pictures: z._default(
    z.array(uploadedPicture).check(z.maxLength(maxDisputePictures, 'Three pictures at most')),
    [],
  ),
});

export const disputeRequest = z.extend(disputeForm, { ...claims, chargeId: id });

export const operatorChargesQuery = z.extend(listQuery, {
  state: z.optional(z.enum(chargeStatuses)),
});

/** The operator's form to propose a charge. */
export const proposeForm = z.object({
  orderNumber: requiredText('Order number is required', 20),
  reason: oneOf(adjustmentReasons, 'Reason is required'),
  amount: moneyAmount('Amount').check(z.minimum(1, 'Amount is required')),
  note: requiredText('Explain what happened. The store will read it', 1000),
});

export const proposeRequest = z.extend(proposeForm, { storeId: id });

/** The outcome of a disputed charge, as the store sees it. */
export const chargeOutcomes = ['WON', 'PARTLY', 'LOST'] as const;

export type ChargeOutcome = (typeof chargeOutcomes)[number];

const decideFields = z.object({
  outcome: oneOf(chargeOutcomes, 'Decision is required'),
  /** The amount to charge for a partial charge. */
  amount: z._default(z.nullable(moneyAmount('Amount')), null),
  note: requiredText('Enter a reason. The store will read it', 1000),
});

type Fields = z.output<typeof decideFields>;

const partIsGiven = fieldRule<Fields>(
  'amount',
  'Amount is required',
  ({ outcome, amount }) => outcome !== 'PARTLY' || (amount !== null && amount !== 0),
);

export const decideForm = decideFields.check(partIsGiven);

export const decideRequest = z
  .extend(decideFields, { storeId: id, chargeId: id })
  .check(partIsGiven);
