// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Kysely, Transaction } from 'kysely';
import type { Identity } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Pictures {
  claimedAt: Date | null;
  createdAt: Date;
  id: Identity;
  uploadedBy: number;
  url: string;
}

export interface FilesTables {
  pictures: Pictures;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends FilesTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
