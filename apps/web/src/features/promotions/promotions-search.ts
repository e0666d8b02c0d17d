/** The search parameters of the promo codes. */
export interface PromotionsSearch {
  /** Counted from 1, which is left out. */
  page?: number | undefined;
}

const lastPage = 1_000_000;

/** Reads an address; what makes no sense there is left out. */
export function promotionsSearch({ page }: Record<string, unknown>): PromotionsSearch {
  const isPage = typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= lastPage;
  return { page: isPage ? page : undefined };
}
