import { text } from './titles.text.ts';

/** The product that a form starts from: one to edit, one to copy, or none. */
export interface ProductAddress {
  id?: number | undefined;
  duplicate?: number | undefined;
  /** The preselected category of a new product. */
  category?: number | undefined;
}

/**
 * Parses the search parameters. Sets invalid ones to undefined explicitly, because the router keeps parameters that are
 * not mentioned. Uses no schemas: it is part of every page's first load.
 */
export function productAddress(raw: Record<string, unknown>): ProductAddress {
  const id = idOf(raw['id']);
  const duplicate = id ? undefined : idOf(raw['duplicate']);
  return { id, duplicate, category: id || duplicate ? undefined : idOf(raw['category']) };
}

function idOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Returns the title of the form. */
export function titleOf({ id, duplicate }: ProductAddress): string {
  if (id !== undefined) return text.edit;
  return duplicate === undefined ? text.newProduct : text.duplicate;
}
