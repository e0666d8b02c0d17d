import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

/**
 * Moves the first row of a query without an order to the end. The database may return rows in any order but mostly
 * returns insertion order, so code that relies on it would pass tests until a table has grown. Three rows or more are
 * then in neither ascending nor descending order.
 */
export class RotateUnordered implements KyselyPlugin {
  readonly #unordered = new WeakSet<PluginTransformQueryArgs['queryId']>();
  readonly #ordered = new WeakSet<PluginTransformQueryArgs['queryId']>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind === 'SelectQueryNode') {
      if (node.orderBy) this.#ordered.add(queryId);
      else this.#unordered.add(queryId);
    } else if (isWrite(node)) this.#unordered.add(queryId);
    return node;
  }

  async transformResult({
    queryId,
    result,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    // Queries made from the same one, such as a page and its count, share an id. Those without an order are left alone.
    if (!this.#unordered.has(queryId) || this.#ordered.has(queryId)) return result;
    return { ...result, rows: [...result.rows.slice(1), ...result.rows.slice(0, 1)] };
  }
}

/** Rows returned by an update or delete can't be ordered. */
function isWrite({ kind }: RootOperationNode): boolean {
  return kind === 'UpdateQueryNode' || kind === 'DeleteQueryNode';
}
