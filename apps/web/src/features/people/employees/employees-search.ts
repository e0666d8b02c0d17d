import { idIn, oneOf, pageIn, textIn } from '../../../lib/url/search-values.ts';

export const employeePageSizes = [5, 10, 25] as const;

/** Search parameters of the employees. */
export interface EmployeesSearch {
  search?: string | undefined;
  /** Defaults to current employees. */
  show?: 'former' | 'all' | undefined;
  /** Rows per page; absent for 5. */
  size?: 10 | 25 | undefined;
  /** Counted from 1; absent on page 1. */
  page?: number | undefined;
  /** The employee open in the drawer. */
  open?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
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

/** Returns the list request of the search parameters. */
export function wantedOf({ search = '', show }: EmployeesSearch) {
  return { search, employment: show ? filters[show] : ('EMPLOYED' as const) };
}
