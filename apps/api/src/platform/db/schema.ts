import type { Kysely, Transaction } from 'kysely';
import type { PlatformTables } from './platform.tables.ts';

/** All tables and published views: the platform's own, and those that `database.ts` adds above the domains. */
export interface Database extends PlatformTables {}

/**
 * The whole database, to be handed on. What queries it takes a `Db` that knows its own tables and the published
 * views: a domain's stands in its tables file, the platform's in `platform-db.ts`.
 */
export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

/** The views that all owners publish. */
export type PublishedViews = Pick<Database, Extract<keyof Database, `published.${string}`>>;
