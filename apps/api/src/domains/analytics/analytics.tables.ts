// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { FirstStep, KeptStep } from '@counter/contract/analytics';
import type { Kysely, Transaction } from 'kysely';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface FirstSteps {
  changedAt: Date;
  changedBy: number;
  state: KeptStep;
  step: FirstStep;
  storeId: number;
}

interface ReadyStores {
  readyAt: Date;
  storeId: number;
}

interface SuggestionDismissals {
  cause: string;
  dismissedAt: Date;
  storeId: number;
  userId: number;
}

export interface AnalyticsTables {
  firstSteps: FirstSteps;
  readyStores: ReadyStores;
  suggestionDismissals: SuggestionDismissals;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends AnalyticsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
