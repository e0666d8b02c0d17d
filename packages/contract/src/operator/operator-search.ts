import { z } from 'zod/mini';
import { lead } from '../home/home.schemas.ts';
import { operatorPayout } from '../payouts/operator-payouts.schemas.ts';
import { id } from '../shared/schema.ts';
import { applicationRow, operatorStore } from './operator.schemas.ts';

const foundStore = z.pick(operatorStore, { id: true, name: true, branchName: true, address: true });

const foundPerson = z.object({
  userId: id,
  fullName: z.string(),
  email: z.string(),
  /** The number of stores whose team they are on. */
  stores: z.int(),
});

const foundApplication = z.pick(applicationRow, {
  storeId: true,
  storeName: true,
  applicant: true,
  state: true,
});

const foundLead = z.pick(lead, {
  id: true,
  businessName: true,
  businessAddress: true,
  state: true,
});

const foundPayout = z.pick(operatorPayout, {
  storeId: true,
  storeName: true,
  transactionId: true,
  status: true,
  currency: true,
  payoutAmount: true,
});

/** The findings of a search in the marketplace, the best of each kind first. */
export const operatorFound = z.object({
  stores: z.array(foundStore),
  people: z.array(foundPerson),
  applications: z.array(foundApplication),
  leads: z.array(foundLead),
  payouts: z.array(foundPayout),
});

export type OperatorFound = z.infer<typeof operatorFound>;
