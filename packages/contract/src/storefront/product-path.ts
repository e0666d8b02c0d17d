import { categoryPath } from './category-path.ts';

/** Returns a product's name in an address below its store: product 17, "Lentil Soup", is `17-lentil-soup`. */
export function productPath({ id, name }: { readonly id: number; readonly name: string }): string {
  return `${id}-${categoryPath(name)}`;
}

/** Returns the id in such a name, whatever the product is called by now; null if there is none. */
export function productIdIn(path: string): number | null {
  const [, digits] = /^([1-9]\d{0,14})(?:-|$)/.exec(path) ?? [];
  return digits === undefined ? null : Number(digits);
}
