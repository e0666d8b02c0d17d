import type { MenuProduct } from '@counter/contract/menu';
import { text as sentences } from './menu.text.ts';

/** A part of the menu under its name. */
export type MenuSection = { readonly name: string; readonly products: readonly MenuProduct[] };

/** The menu by category, in the store's order; what has no category comes last. */
export function toSections(products: readonly MenuProduct[]): MenuSection[] {
  const sections = new Map<string, MenuProduct[]>();
  for (const product of products) {
    const name = product.category ?? sentences.more;
    sections.set(name, [...(sections.get(name) ?? []), product]);
  }
  return [...sections].map(([name, found]) => ({ name, products: found }));
}

type Described = {
  readonly name: string;
  readonly description: string;
  readonly category?: string | null;
};

/** Returns true if every word of a search is in the name, the description or the category. */
export function matches({ name, description, category }: Described, search: string): boolean {
  const text = plain(`${name} ${description} ${category ?? ''}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without accents and capitals: `jalapeno` finds `Jalapeño`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
