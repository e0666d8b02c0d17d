// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface DealParts {
  dealId: number;
  place: number;
  productId: number;
  quantity: number;
  storeId: number;
}

interface Deals {
  available: boolean;
  changedAt: Date;
  changedBy: string;
  createdAt: Date;
  deletedAt: Date | null;
  description: string;
  endDate: string | null;
  id: Identity;
  image: string | null;
  name: string;
  price: number;
  startDate: string | null;
  storeId: number;
  version: Generated<number>;
}

export interface DealsTables {
  dealParts: DealParts;
  deals: Deals;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends DealsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
