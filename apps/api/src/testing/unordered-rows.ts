import type { KyselyPlugin, PluginTransformQueryArgs, QueryId } from 'kysely';

/**
 * Mixes the rows of queries that ask for no order. PostgreSQL answers small tables in the order in which they were
 * written, so a test would not notice that a list has lost its order. The first two rows change places: what
 * was sorted up or down no longer is.
 */
export function mixUnorderedRows(): KyselyPlugin {
  const unordered = new WeakSet<QueryId>();
  return {
    transformQuery: ({ queryId, node }: PluginTransformQueryArgs) => {
      // What a query counts is asked under the same id, before the query itself is.
      unordered.delete(queryId);
      if (node.kind === 'SelectQueryNode' && !node.orderBy) unordered.add(queryId);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      const [first, second, ...others] = result.rows;
      if (!unordered.has(queryId) || first === undefined || second === undefined) return result;
      return { ...result, rows: [second, first, ...others] };
    },
  };
}
