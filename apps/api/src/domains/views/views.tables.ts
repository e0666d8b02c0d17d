// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { ViewColumns, ViewedList, ViewFilters } from '@counter/contract/views';
import type { Kysely, Transaction } from 'kysely';
import type { Identity, Json } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface ListViews {
  changedAt: Date;
  columns: Json<ViewColumns>;
  deletedAt: Date | null;
  filters: Json<ViewFilters>;
  id: Identity;
  list: ViewedList;
  name: string;
  storeId: number;
  userId: number;
}

export interface ViewsTables {
  listViews: ListViews;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends ViewsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
