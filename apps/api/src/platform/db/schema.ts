import type { Kysely, Transaction } from 'kysely';
import type { PlatformTables } from './platform.tables.ts';

/** All tables and published views: the platform's own, and those that `database.ts` adds above the domains. */
export interface Database extends PlatformTables {}

/**
 * The whole database, to be passed on. Queries use a `Db` limited to their own tables and the published views: a
 * domain's is in its tables file, the platform's in `platform-db.ts`.
 */
export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

/** The views that the domains publish. */
export type PublishedViews = Pick<Database, Extract<keyof Database, `published.${string}`>>;
