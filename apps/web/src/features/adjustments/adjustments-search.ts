/** The search parameters of the adjustments. */
interface AdjustmentsSearch {
  /** The completed orders where absent. */
  tab: 'charges' | undefined;
  search: string | undefined;
  /** Counted from 1, which is left out. */
  page: number | undefined;
  /** The charge that is open in the drawer. */
  open: number | undefined;
}

/** The same with everything optional, so that a link names only what it needs. */
export type SomeSearch = { [Key in keyof AdjustmentsSearch]?: AdjustmentsSearch[Key] };

type Raw = Record<string, unknown>;

const maxSearchLength = 60;

/**
 * Reads the address of the adjustments; what makes no sense there is left out. It is part of every page's
 * first load, so it does without schemas.
 */
export function adjustmentsSearch({ tab, search, page, open }: Raw): SomeSearch {
  return {
    tab: tab === 'charges' ? tab : undefined,
    search: textOf(search, maxSearchLength),
    page: isCount(page) && page > 1 && page <= 1_000_000 ? page : undefined,
    open: isCount(open) ? open : undefined,
  };
}

/** Reads the address of the refund form: the number of the order that it is about. */
export function refundSearch({ order }: Raw): { order?: string | undefined } {
  return { order: textOf(order, 20) };
}

// The router reads `?search=4821` as a number.
function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, longest) || undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
