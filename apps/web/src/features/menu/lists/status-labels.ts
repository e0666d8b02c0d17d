/** What the status filters of the two lists say; the empty one filters nothing. */
export const statusLabels = {
  store: {
    '': 'All statuses',
    available: 'Available',
    notAvailable: 'Not available',
    featured: 'Featured',
  },
  business: {
    '': 'All',
    available: 'Available',
    notAvailable: 'Not available',
    featured: 'Featured Items',
  },
} as const;
