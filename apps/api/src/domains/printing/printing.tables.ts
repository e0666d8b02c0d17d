// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { LineDifference } from '@counter/contract/orders';
import type { ReportedCondition, PaperWidth, TicketKind } from '@counter/contract/printing';
import type { PrintOccasion, PrintState } from './print-states.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Json } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Printers {
  changedAt: Date;
  changedBy: string;
  codeHash: Buffer;
  condition: ReportedCondition;
  id: Identity;
  kitchenCopies: number;
  lastSeenAt: Date | null;
  mac: string | null;
  name: string;
  packageCopies: number;
  paperWidth: PaperWidth;
  removedAt: Date | null;
  stationId: number | null;
  storeId: number;
  version: Generated<number>;
  warnedAt: Date | null;
}

interface PrintJobs {
  attempts: Generated<number>;
  copy: number;
  createdAt: Date;
  differences: Json<readonly LineDifference[]> | null;
  doubtful: Generated<boolean>;
  endedAt: Date | null;
  failure: string | null;
  id: Identity;
  lines: number[] | null;
  occasion: PrintOccasion;
  orderId: number | null;
  printerId: number;
  state: PrintState;
  storeId: number;
  ticket: TicketKind | null;
}

export interface PrintingTables {
  printers: Printers;
  printJobs: PrintJobs;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends PrintingTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
