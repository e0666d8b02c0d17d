/** One wrong change to a source file: the text from `start` to `end` becomes `replacement`. */
export type Mutant = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

/** A part of a parsed source. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
} & Readonly<Record<string, unknown>>;

/** Lists the mutants of one node; `text` returns the source of a part. */
export type Operator = (node: Node, text: (part: Node) => string) => readonly Mutant[];

/** Tells whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Looks up an own entry of a table, so that names like `valueOf` find nothing. */
export function ownOf<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A query whose first row is taken answers the same without this limit or with a higher one, only later. */
export function isLimitOfOne({ callee, arguments: given }: Node): boolean {
  const property = isNode(callee) ? callee['property'] : undefined;
  const first: unknown = Array.isArray(given) ? given[0] : undefined;
  const isLimit = isNode(property) && property['name'] === 'limit';
  return isLimit && isNode(first) && first['value'] === 1;
}
