/** Sentences of the components in this folder. */
export const listsText = {
  clear: (label: string) => `Clear ${label}`,
  filtersButton: (count: number) => `Filters (${count})`,
  staleWarning: (what: string, failure: string) => `These ${what} may be out of date. ${failure}`,
  notLoaded: (what: string) => `We couldn't load the ${what}`,
  moreNotLoaded: (what: string, failure: string) => `We couldn't load more ${what}. ${failure}`,
  shownOfAll: (shown: string, all: string) => `${shown} of ${all}`,
  rangeOfTotal: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  rowsPerPage: 'Rows per page',
  rows: (size: number) => `${size} rows`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  search: 'Search',
  clearSearch: 'Clear search',
  times: (times: string) => ` (${times} times)`,
};
