import type { ProductStatus } from '@counter/contract/menu';

/** Search parameters of a product list. */
interface ProductsSearch {
  search: string | undefined;
  /** The category, in the store-level list. */
  category: number | undefined;
  /** The categories, in the business-scoped list. */
  categories: readonly number[] | undefined;
  status: ProductStatus | undefined;
  /** Rows per page of the store-level list; absent for 10. */
  size: 25 | 100 | undefined;
  /** Counted from 1; absent on page 1. */
  page: number | undefined;
  /** The dialog above the store-level list. */
  dialog: ProductsDialog | undefined;
}

/** The dialogs of the store-level list: all categories, or a new one. */
export type ProductsDialog = 'categories' | 'category';

/** Partial search parameters, so that links name only what they need. */
export type SomeSearch = { [Key in keyof ProductsSearch]?: ProductsSearch[Key] };

type Raw = Record<string, unknown>;

const statuses = ['available', 'notAvailable', 'featured'] as const;
const maxSearchLength = 60;
const maxCategories = 100;

/**
 * Parses the search parameters of the store-level list; drops invalid ones. Uses no schemas: it is part of every page's
 * first load.
 */
export function storeProductsSearch(raw: Raw): SomeSearch {
  const { category, size, dialog } = raw;
  return {
    ...shared(raw),
    category: isId(category) ? category : undefined,
    size: size === 25 || size === 100 ? size : undefined,
    dialog: dialog === 'categories' || dialog === 'category' ? dialog : undefined,
  };
}

/** Parses the search parameters of the business-scoped list. */
export function businessProductsSearch(raw: Raw): SomeSearch {
  const { categories } = raw;
  const ids = Array.isArray(categories) ? categories.filter(isId).slice(0, maxCategories) : [];
  return { ...shared(raw), categories: ids.length > 0 ? ids : undefined };
}

function shared({ search, status, page }: Raw): SomeSearch {
  return {
    // The router reads `?search=4821` as a number.
    search:
      typeof search === 'string' || typeof search === 'number'
        ? String(search).slice(0, maxSearchLength) || undefined
        : undefined,
    status: statuses.find((known) => known === status),
    page: isId(page) && page > 1 && page <= 1_000_000 ? page : undefined,
  };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
