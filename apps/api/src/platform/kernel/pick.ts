/** Returns a copy of an object with only some properties. */
export function pick<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Pick<Item, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has each of the names
  return Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>;
}
