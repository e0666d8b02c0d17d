import { categoryPath } from './category-path.ts';

/** Returns a product's path within its store: product 17, "Lentil Soup", is `17-lentil-soup`. */
export function productPath({ id, name }: { readonly id: number; readonly name: string }): string {
  return `${id}-${categoryPath(name)}`;
}

/** Returns the product id in such a path, even if the product was renamed; null if there is none. */
export function productIdIn(path: string): number | null {
  const [, digits] = /^([1-9]\d{0,14})(?:-|$)/.exec(path) ?? [];
  return digits === undefined ? null : Number(digits);
}
