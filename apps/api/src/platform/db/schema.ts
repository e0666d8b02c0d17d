import type { Kysely, Transaction } from 'kysely';
import type { PlatformTables } from './platform.tables.ts';

/** All tables: the platform's own, and those that `database.ts` adds above the domains. */
export interface Database extends PlatformTables {}

/** The database outside of a transaction, or a transaction on it. */
export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;
