/** Sentences of the components in this folder. */
export const listsText = {
  sortBy: 'Sort by',
  sortedBy: {
    words: { ascending: 'A to Z', descending: 'Z to A' },
    figures: { ascending: 'lowest first', descending: 'highest first' },
    dates: { ascending: 'oldest first', descending: 'newest first' },
    worst: { ascending: 'worst first', descending: 'best first' },
  },
  clear: (label: string) => `Clear ${label}`,
  showList: 'Show list',
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
  times: (times: string) => ` (${times} times)`,
};
