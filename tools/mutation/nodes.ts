/** A mutant: the text from `start` to `end` of a source file becomes `replacement`. */
export type Mutant = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

/** A node of the syntax tree. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
} & Readonly<Record<string, unknown>>;

/** Returns a node's mutants; `text` returns a node's source. */
export type Operator = (node: Node, text: (part: Node) => string) => readonly Mutant[];

/** Returns true if a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Looks up an own property of a table, so that names like `valueOf` find nothing. */
export function ownOf<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * Returns true for a limit of one. A query whose first row is taken returns the same with a higher limit or none, only
 * slower.
 */
export function isLimitOfOne({ callee, arguments: given }: Node): boolean {
  const property = isNode(callee) ? callee['property'] : undefined;
  const first: unknown = Array.isArray(given) ? given[0] : undefined;
  const isLimit = isNode(property) && property['name'] === 'limit';
  return isLimit && isNode(first) && first['value'] === 1;
}
