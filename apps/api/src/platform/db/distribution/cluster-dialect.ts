import { PostgresAdapter, PostgresDialect, type Kysely } from 'kysely';

class ClusterAdapter extends PostgresAdapter {}

/** PostgreSQL with tables that Citus distributes. */
export class ClusterDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new ClusterAdapter();
  }
}

/**
 * Returns true on a cluster. A few statements save a round trip in a way Citus doesn't support, and run as two there.
 */
export function isOnCluster(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof ClusterAdapter;
}
