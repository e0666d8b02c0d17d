import { text } from './titles.text.ts';

/** The product that a form begins with: one to edit, one to copy, or none. */
export interface ProductAddress {
  id?: number | undefined;
  duplicate?: number | undefined;
}

/**
 * Reads an address. What makes no sense there is named as undefined, because the router keeps what it is
 * not told about. Part of every page's first load: no schemas.
 */
export function productAddress({ id, duplicate }: Record<string, unknown>): ProductAddress {
  const edited = isId(id) ? id : undefined;
  return { id: edited, duplicate: edited === undefined && isId(duplicate) ? duplicate : undefined };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** Returns the title of the form. */
export function titleOf({ id, duplicate }: ProductAddress): string {
  if (id !== undefined) return text.edit;
  return duplicate === undefined ? text.newProduct : text.duplicate;
}
