/** Sentences of the components in this folder. */
export const listsText = {
  clear: (label: string) => `Clear ${label}`,
  filtersButton: (count: number) => `Filters (${count})`,
  theseMayBeOutOf: (what: string, failure: string) =>
    `These ${what} may be out of date. ${failure}`,
  couldNotBeLoaded: (what: string) => `We couldn't load the ${what}`,
  moreCouldNotBeLoaded: (what: string, failure: string) =>
    `We couldn't load more ${what}. ${failure}`,
  of: (shown: string, all: string) => `${shown} of ${all}`,
  ofNote: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  rowsPerPage: 'Rows per page',
  rows: (size: number) => `${size} rows`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  search: 'Search',
  clearSearch: 'Clear search',
  times: (times: string) => ` (${times} times)`,
};
