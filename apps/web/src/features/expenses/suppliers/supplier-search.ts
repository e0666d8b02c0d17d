import { idIn, pageIn, textIn } from '../../../lib/url/search-values.ts';

/** Search parameters of the suppliers. */
export interface SupplierSearch {
  search?: string | undefined;
  /** Rows per page; absent for 10. */
  size?: 25 | undefined;
  page?: number | undefined;
  /** The supplier open in the drawer. */
  open?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function supplierSearch(raw: Record<string, unknown>): SupplierSearch {
  return {
    search: textIn(raw['search']),
    size: raw['size'] === 25 ? 25 : undefined,
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
  };
}
