import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, KyselyPlugin, QueryId } from 'kysely';
import type { Database } from '../database.ts';

/** Holds while somebody takes the first row of a query. */
const takingFirst = new AsyncLocalStorage<true>();

type Taking = { executeTakeFirst: (this: unknown) => Promise<unknown> };

const watched = new WeakSet<object>();

/** Has `takingFirst` hold while a query of this kind takes its first row. */
function watchTaking(builder: Taking): void {
  if (watched.has(builder)) return;
  watched.add(builder);
  const { executeTakeFirst } = builder;
  builder.executeTakeFirst = async function takeFirst() {
    return takingFirst.run(true, async () => executeTakeFirst.call(this));
  };
}

/**
 * Makes queries fail tests that answer more or less by chance:
 *
 * - Rows of a query that asks for no order are mixed. PostgreSQL answers small tables in the order in which they were
 *   written, so a test would not notice that a list has lost its order. The first two rows change places: what was
 *   sorted up or down no longer is.
 * - A query whose first row alone is taken may answer only one. Others mean that a condition or a limit is missing.
 */
export function strictRows(db: Kysely<Database>): Kysely<Database> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what every query of one table is made from
  watchTaking(Object.getPrototypeOf(db.selectFrom('users')) as Taking);
  return db.withPlugin(checkRows());
}

function checkRows(): KyselyPlugin {
  const unordered = new WeakSet<QueryId>();
  const selected = new WeakSet<QueryId>();
  return {
    transformQuery: ({ queryId, node }) => {
      // What a query counts is asked under the same id, before the query itself is.
      unordered.delete(queryId);
      if (node.kind === 'SelectQueryNode') selected.add(queryId);
      if (node.kind === 'SelectQueryNode' && !node.orderBy) unordered.add(queryId);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      const { rows } = result;
      if (rows.length > 1 && takingFirst.getStore() && selected.has(queryId))
        throw new Error(`This takes the first of ${rows.length} rows: ${JSON.stringify(rows[0])}`);
      const [first, second, ...others] = rows;
      if (!unordered.has(queryId) || first === undefined || second === undefined) return result;
      return { ...result, rows: [second, first, ...others] };
    },
  };
}
