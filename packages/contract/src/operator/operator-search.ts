import { z } from 'zod/mini';
import { charge } from '../adjustments/charges.schemas.ts';
import { reportedReview } from '../feedback/reviews.schemas.ts';
import { lead } from '../home/home.schemas.ts';
import { orderStatuses } from '../orders/orders.states.ts';
import { operatorPayout } from '../payouts/operator-payouts.schemas.ts';
import { id, instant } from '../shared/schema.ts';
import { applicationRow, messageRow, operatorStore } from './operator.schemas.ts';

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
  branchName: true,
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

/** An order of any store. It leaves out the customer, whom staff have no reason to see here. */
const numberedOrder = z.object({
  storeId: id,
  storeName: z.string(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
});

const foundCharge = z.pick(charge, {
  id: true,
  storeName: true,
  orderNumber: true,
  customer: true,
  status: true,
});

const foundReview = z.pick(reportedReview, {
  id: true,
  storeName: true,
  orderNumber: true,
  userFullName: true,
  state: true,
});

const foundMessage = z.pick(messageRow, {
  id: true,
  recipient: true,
  subject: true,
  state: true,
  createdAt: true,
});

/** The results of a marketplace search, the best of each kind first. */
export const operatorFound = z.object({
  stores: z.array(foundStore),
  people: z.array(foundPerson),
  applications: z.array(foundApplication),
  leads: z.array(foundLead),
  payouts: z.array(foundPayout),
  orders: z.array(numberedOrder),
  charges: z.array(foundCharge),
  /** Reviews that stores reported. */
  reviews: z.array(foundReview),
  /** Mails by recipient; empty unless the search contains an `@`. */
  messages: z.array(foundMessage),
});

export type OperatorFound = z.infer<typeof operatorFound>;
