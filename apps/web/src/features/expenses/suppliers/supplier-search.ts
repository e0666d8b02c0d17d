import { idIn, pageIn, textIn } from '../../../lib/url/search-values.ts';

/** The search parameters of the suppliers. */
export interface SupplierSearch {
  search?: string | undefined;
  /** Rows of a page; 10 is left out. */
  size?: 25 | undefined;
  page?: number | undefined;
  /** The supplier in the drawer. */
  open?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function supplierSearch(raw: Record<string, unknown>): SupplierSearch {
  return {
    search: textIn(raw['search']),
    size: raw['size'] === 25 ? 25 : undefined,
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
  };
}
