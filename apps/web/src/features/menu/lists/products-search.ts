import type { ProductStatus } from '@counter/contract/menu';

/** The search parameters of a list of products. */
interface ProductsSearch {
  search: string | undefined;
  /** The category in the store-level list. */
  category: number | undefined;
  /** The categories in the business-scoped list. */
  categories: readonly number[] | undefined;
  status: ProductStatus | undefined;
  /** Rows of a page of the store-level list; 10 is left out. */
  size: 25 | 100 | undefined;
  /** Counted from 1, which is left out. */
  page: number | undefined;
  /** The dialog above the store-level list. */
  dialog: ProductsDialog | undefined;
}

/** The dialogs of the store-level list: all categories, or a new one. */
export type ProductsDialog = 'categories' | 'category';

/** The same with everything optional, so that a link names only what it needs. */
export type SomeSearch = { [Key in keyof ProductsSearch]?: ProductsSearch[Key] };

type Raw = Record<string, unknown>;

const statuses = ['available', 'notAvailable', 'featured'] as const;
const maxSearchLength = 60;
const maxCategories = 100;

/**
 * Reads the address of the store-level list; what makes no sense there is left out. It is part of every
 * page's first load, so it does without schemas.
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

/** The same of the business-scoped list. */
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
