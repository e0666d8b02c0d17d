/** Sentences of the search of a list. */
export const searchText = {
  search: 'Search',
  clearSearch: 'Clear search',
};
