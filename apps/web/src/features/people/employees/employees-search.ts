import { idIn, oneOf, pageIn, textIn } from '../../../lib/url/search-values.ts';

export const employeePageSizes = [5, 10, 25] as const;

/** The search parameters of the employees. */
export interface EmployeesSearch {
  search?: string | undefined;
  /** Defaults to current employees. */
  show?: 'former' | 'all' | undefined;
  /** Rows of a page; 5 is left out. */
  size?: 10 | 25 | undefined;
  /** Counted from 1, which is left out. */
  page?: number | undefined;
  /** The employee in the drawer. */
  open?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function employeesSearch(raw: Record<string, unknown>): EmployeesSearch {
  const { size } = raw;
  return {
    search: textIn(raw['search']),
    show: oneOf(['former', 'all'], raw['show']),
    size: size === 10 || size === 25 ? size : undefined,
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
  };
}

const filters = { former: 'FORMER', all: 'ALL' } as const;

/** Returns the query of the search parameters. */
export function wantedOf({ search = '', show }: EmployeesSearch) {
  return { search, employment: show ? filters[show] : ('EMPLOYED' as const) };
}
