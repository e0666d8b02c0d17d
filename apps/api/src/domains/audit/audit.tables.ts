// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Kysely, Transaction } from 'kysely';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

/** The tables and views that this domain's queries may name. */
export interface Database extends PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
