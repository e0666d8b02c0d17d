import { z } from 'zod/mini';
import { listQuery } from '../operator/operator.schemas.ts';
import { id, idInPath, instant, minorUnits, pageOf, requiredText } from '../shared/schema.ts';
import { payout, payoutDetail, payoutHold, transactionId } from './payouts.schemas.ts';
import { payoutMoves, payoutStatuses } from './payouts.states.ts';
import { personProof } from '../auth/proof.schemas.ts';
import { upTo } from '../shared/lengths.ts';

export const operatorPayoutsQuery = z.extend(listQuery, {
  status: z.optional(z.enum(payoutStatuses)),
});

/** A payout as marketplace staff see it. */
export const operatorPayout = z.extend(payout, { storeId: id, storeName: z.string() });

export type OperatorPayout = z.infer<typeof operatorPayout>;

/** The number of payouts in a state and their total. */
export const payoutTotal = z.object({
  status: z.enum(payoutStatuses),
  currency: z.string(),
  payouts: z.int(),
  amount: minorUnits,
});

export type PayoutTotal = z.infer<typeof payoutTotal>;

/** A page of payouts, and totals of the whole search result by state. */
export const operatorPayouts = z.extend(pageOf(operatorPayout), { totals: z.array(payoutTotal) });

export const operatorPayoutDetail = z.extend(payoutDetail, {
  storeId: id,
  storeName: z.string(),
  /** The bank file that it was sent in. */
  bankFileId: z.nullable(id),
  /** The reason a payout would be held now. */
  hold: z.nullable(payoutHold),
});

export type OperatorPayoutDetail = z.infer<typeof operatorPayoutDetail>;

const returned = "Enter the bank's reason. The store will read it";

export const movePayoutRequest = z
  .object({
    storeId: id,
    transactionId,
    move: z.enum(payoutMoves),
    /** The reason it failed. */
    reason: z.optional(z.string().check(z.trim(), upTo(500))),
  })
  .check(
    z.refine(({ move, reason }) => move !== 'fail' || Boolean(reason), {
      path: ['reason'],
      message: returned,
    }),
  );

export const holdRequest = z.object({
  storeId: id,
  reason: requiredText('Enter a reason. The store will read it', 500),
});

export const liftHoldRequest = z.object({ storeId: id });

/** A store whose payouts are held by marketplace staff. */
export const heldStore = z.object({
  storeId: id,
  storeName: z.string(),
  reason: z.string(),
  heldBy: z.string(),
  heldAt: instant,
});

export type HeldStore = z.infer<typeof heldStore>;

/** A run's outcomes for one store. NOT_DUE: already paid for the last finished week. */
export const runOutcomes = ['PAID', 'HELD', 'CARRIED', 'NOT_DUE'] as const;

export type RunOutcome = (typeof runOutcomes)[number];

export const runResult = z.object({
  storeId: id,
  storeName: z.string(),
  outcome: z.enum(runOutcomes),
  currency: z.string(),
  /** The amount paid, or owed if nothing is paid. */
  amount: minorUnits,
  transactionId: z.nullable(z.string()),
  hold: z.nullable(payoutHold),
});

export type RunResult = z.infer<typeof runResult>;

/** A payout run over all stores with a ledger. */
export const payoutRun = z.object({
  id,
  startedBy: z.string(),
  startedAt: instant,
  finishedAt: z.nullable(instant),
  stores: z.int(),
  done: z.int(),
  /** The first 500, with those that need attention first. */
  results: z.array(runResult),
});

export type PayoutRun = z.infer<typeof payoutRun>;

export const bankFileFormats = ['CSV', 'NACHA'] as const;

export type BankFileFormat = (typeof bankFileFormats)[number];

export const bankFile = z.object({
  id,
  format: z.enum(bankFileFormats),
  createdBy: z.string(),
  createdAt: instant,
  /** The banking day on which the money should arrive. */
  effectiveDay: z.string(),
  currency: z.string(),
  payments: z.int(),
  amount: minorUnits,
});

export type BankFile = z.infer<typeof bankFile>;

export const createBankFileRequest = z.object({
  format: z.enum(bankFileFormats),
  ...personProof.shape,
});

/** A pending payout that was left out of the file, and the reason. */
export const leftOut = z.object({
  transactionId: z.string(),
  storeName: z.string(),
  why: z.string(),
});

export type LeftOut = z.infer<typeof leftOut>;

export const bankFileInPath = z.object({ id: idInPath });
