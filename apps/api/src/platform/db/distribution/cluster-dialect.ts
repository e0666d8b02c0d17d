import { PostgresAdapter, PostgresDialect, type Kysely } from 'kysely';

class ClusterAdapter extends PostgresAdapter {}

/** PostgreSQL whose tables Citus distributes. */
export class ClusterDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new ClusterAdapter();
  }
}

/**
 * Returns true if statements go to a cluster. The few that save a round trip in a way that Citus can't follow are sent there
 * as two.
 */
export function isOnCluster(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof ClusterAdapter;
}
