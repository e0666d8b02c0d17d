// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type {
  CashCount,
  DayFigures,
  DayWorker,
  SaleLine,
  SalePayment,
} from '@counter/contract/sales';
import type { Kysely, Transaction } from 'kysely';
import type { Identity, Json } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface CounterSaleLines {
  line: number;
  name: string;
  options: Json<SaleLine['options']>;
  productId: number | null;
  quantity: number;
  saleId: number;
  storeId: number;
  tax: number;
  taxRate: number;
  total: number;
  unitPrice: number;
}

interface CounterSales {
  at: Date;
  day: string;
  id: Identity;
  note: string;
  payment: SalePayment;
  recordedBy: string;
  storeId: number;
  subtotal: number;
  tax: number;
  voidedAt: Date | null;
  voidedBy: string | null;
  voidReason: string | null;
}

interface DayClosings {
  cashCounts: Json<readonly CashCount[]> | null;
  closedAt: Date;
  closedBy: string;
  collectedInCash: number;
  countedCash: number;
  day: string;
  expectedCash: number;
  figures: Json<DayFigures>;
  leftInDrawer: number;
  note: string;
  openingFloat: number;
  reopenedAt: Date | null;
  reopenedBy: string | null;
  reopenReason: string | null;
  storeId: number;
  workers: Json<readonly DayWorker[]>;
}

export interface SalesTables {
  counterSaleLines: CounterSaleLines;
  counterSales: CounterSales;
  dayClosings: DayClosings;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends SalesTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
