import { text } from './titles.text.ts';

/** The product that a form begins with: one to edit, one to copy, or none. */
export interface ProductAddress {
  id?: number | undefined;
  duplicate?: number | undefined;
  /** The category of a new one. */
  category?: number | undefined;
}

/**
 * Reads an address. What makes no sense there is named as undefined, because the router keeps what it is
 * not told about. Part of every page's first load: no schemas.
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
