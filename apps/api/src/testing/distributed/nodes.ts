import { Client } from 'pg';
import type { Connection } from '../../platform/db/connection.ts';
import { distributeDatabase } from '../../platform/db/distribute-database.ts';
import { prepareDatabase } from '../../platform/db/prepare.ts';
import { createDatabase, onDatabase, runStatement } from '../processes/databases.ts';

/** Shards per table: several per node, but few enough to copy a database quickly. */
const shards = 4;

type Node = { readonly host: string; readonly port: number; readonly isCoordinator: boolean };

/**
 * Returns the connections of all nodes of the database's cluster, the coordinator first.
 * @throws Error if the connection has no address
 */
export async function findNodes(connection: Connection): Promise<Connection[]> {
  if (!('connectionString' in connection)) throw new Error('A cluster has an address.');
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Node>(
      `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator"
       from pg_dist_node where noderole = 'primary' and isactive order by groupid`,
    );
    return [
      connection,
      ...rows
        .filter(({ isCoordinator }) => !isCoordinator)
        .map(({ host, port }) => {
          const url = new URL(connection.connectionString);
          url.host = `${host}:${port}`;
          return { connectionString: url.href };
        }),
    ];
  } finally {
    await client.end();
  }
}

/** Creates a database on all nodes with all tables, not yet distributed. Returns its name. */
export async function createOnNodes(nodes: readonly Connection[], kind: string): Promise<string> {
  const [coordinator] = nodes;
  if (!coordinator) throw new Error('A cluster has a coordinator.');
  const name = await createDatabase(nodes, kind);
  const connection = onDatabase(coordinator, name);
  for (const node of nodes) {
    await runStatement(onDatabase(node, name), 'create extension citus');
  }
  for (const [index, node] of nodes.entries()) {
    const url = new URL('connectionString' in node ? node.connectionString : '');
    const add = index === 0 ? 'citus_set_coordinator_host' : 'citus_add_node';
    await runStatement(connection, `select ${add}('${url.hostname}', ${url.port || 5432})`);
  }
  await prepareDatabase(connection);
  return name;
}

/** Creates a distributed database to copy others from. Returns its name. */
export async function createDistributedTemplate(nodes: readonly Connection[]): Promise<string> {
  const template = await createOnNodes(nodes, 'template');
  const [coordinator = { connectionString: '' }] = nodes;
  const connection = onDatabase(coordinator, template);
  await distributeDatabase(connection, { shards, onProgress: () => undefined });
  // Nodes keep connecting to each other's databases, and a database with connections can't be copied.
  for (const node of nodes) {
    await runStatement(node, `alter database "${template}" allow_connections false`);
    await runStatement(
      node,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
    );
  }
  return template;
}

/** Allows triggers, which tests use to make statements fail. */
export async function allowTriggers(server: Connection, name: string): Promise<void> {
  await runStatement(server, `alter database "${name}" set citus.enable_unsafe_triggers to on`);
}
