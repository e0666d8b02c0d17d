import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

/**
 * Reverses the rows of queries without an order. The database may return them in any order but mostly returns insertion
 * order, so code that relies on it would pass tests until a table has grown.
 */
export class ReverseUnordered implements KyselyPlugin {
  readonly #unordered = new WeakSet<PluginTransformQueryArgs['queryId']>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const isUnordered = node.kind === 'SelectQueryNode' ? !node.orderBy : isWrite(node);
    // Subqueries built from the query share its id and are transformed earlier.
    if (isUnordered) this.#unordered.add(queryId);
    else this.#unordered.delete(queryId);
    return node;
  }

  async transformResult({
    queryId,
    result,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return this.#unordered.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result;
  }
}

/** Rows returned by an update or delete can't be ordered. */
function isWrite({ kind }: RootOperationNode): boolean {
  return kind === 'UpdateQueryNode' || kind === 'DeleteQueryNode';
}
