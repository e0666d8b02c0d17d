// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface ApiKeys {
  createdAt: Date;
  endedAt: Date | null;
  id: Identity;
  keyHash: Buffer;
  name: string;
}

export interface IntegrationsTables {
  apiKeys: ApiKeys;
  'published.apiKeys': Published<
    IntegrationsTables,
    'apiKeys',
    'endedAt' | 'id' | 'keyHash' | 'name'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends IntegrationsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
