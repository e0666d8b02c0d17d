import { sql, type Kysely } from 'kysely';

/** The Citus cluster of a database. */
export type Cluster = { readonly version: string; readonly workers: number };

/**
 * Finds the cluster.
 * @throws Error, with advice, if the database can't be distributed as it is
 */
export async function findCluster(db: Kysely<unknown>): Promise<Cluster> {
  const { rows: servers } = await sql<{ offered: boolean; version: string | null }>`
    select exists (select from pg_available_extensions where name = 'citus') as offered,
      (select extversion from pg_extension where extname = 'citus') as version
  `.execute(db);
  const [server] = servers;
  if (!server?.offered) {
    throw new Error(
      'Nothing was changed: the server at DATABASE_URL has no Citus. Install it there and on every worker, and add it to shared_preload_libraries.',
    );
  }
  if (server.version === null) {
    throw new Error(
      'Nothing was changed: Citus is installed, but not in this database. Run "create extension citus" in a database of this name on every node, then add the nodes.',
    );
  }
  const { rows: nodes } = await sql<{ group: number; count: number }>`
    select groupid as "group", count(*) from pg_dist_node where isactive and noderole = 'primary'
    group by groupid
  `.execute(db);
  if (!nodes.some(({ group }) => group === 0)) {
    throw new Error(
      "Nothing was changed: the workers don't know the coordinator. Run select citus_set_coordinator_host('<its address>').",
    );
  }
  const workers = nodes.filter(({ group }) => group !== 0).length;
  if (workers === 0) {
    throw new Error(
      "Nothing was changed: the cluster has no workers. Run select citus_add_node('<address>', 5432) for each.",
    );
  }
  return { version: server.version, workers };
}

/** @throws Error if a server or another command of Counter has the database open */
export async function refuseCompany(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'counter'
      and pid <> pg_backend_pid()
  `.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new Error(
    `Nothing was changed: Counter has ${count} connections to this database. Stop every process of Counter, then run this again.`,
  );
}
