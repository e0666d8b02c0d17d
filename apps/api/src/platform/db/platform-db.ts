import type { Kysely, Transaction } from 'kysely';
import type { PlatformTables } from './platform.tables.ts';
import type { PublishedViews } from './schema.ts';

/** The tables and views that the platform's queries may use. */
export interface Database extends PlatformTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;
