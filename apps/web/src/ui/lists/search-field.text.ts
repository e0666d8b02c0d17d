/** Texts of the search field. */
export const searchText = {
  search: 'Search',
  clearSearch: 'Clear search',
};
