/** Screen text for the search field. */
export const searchText = {
  search: 'Search',
  clearSearch: 'Clear search',
};
