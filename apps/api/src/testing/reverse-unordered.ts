import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

/**
 * Answers the rows of a query that asks for no order the other way round. The database may answer them in any
 * order, and mostly takes the one in which they were written: code that needs it would pass every test until
 * a table has grown.
 */
export class ReverseUnordered implements KyselyPlugin {
  readonly #unordered = new WeakSet<PluginTransformQueryArgs['queryId']>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const isUnordered = node.kind === 'SelectQueryNode' ? !node.orderBy : isWrite(node);
    // A subquery made from the query has the same id, and comes before it.
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

/** Rows that a change or a deletion returns can't be ordered. */
function isWrite({ kind }: RootOperationNode): boolean {
  return kind === 'UpdateQueryNode' || kind === 'DeleteQueryNode';
}
