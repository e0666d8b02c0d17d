// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { CardState } from '@counter/contract/payments';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Json } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface CardPayments {
  amount: number;
  attempt: Generated<number>;
  authorizedAt: Date | null;
  busyUntil: Date | null;
  consumerId: number;
  createdAt: Date;
  currency: string;
  expiresAt: Date;
  failingSince: Date | null;
  failure: string | null;
  givenUpAt: Date | null;
  id: Identity;
  intentId: string | null;
  key: string;
  orderId: number | null;
  refunded: Generated<number>;
  refusal: string | null;
  replacedAt: Date | null;
  request: Json<unknown> | null;
  sessionId: string | null;
  sessionUrl: string | null;
  state: CardState;
  storeId: number;
}

export interface PaymentsTables {
  cardPayments: CardPayments;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends PaymentsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
