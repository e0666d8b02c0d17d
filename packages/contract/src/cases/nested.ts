type Tree = { [name: string]: unknown };

/** Builds the request of fields that are named by path: `bands.0.fee` is in a list within an object. */
export function nested(fields: Readonly<Record<string, unknown>>): Tree {
  const whole: Tree = {};
  for (const [path, value] of Object.entries(fields)) place(whole, path.split('.'), value);
  return whole;
}

function place(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const below = tree[name] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {});
  tree[name] = below;
  if (isTree(below)) place(below, rest, value);
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
