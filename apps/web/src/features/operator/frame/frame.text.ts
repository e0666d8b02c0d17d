/** The sentences of the frame of the marketplace's screens. */
export const frameText = {
  anywhere: 'Anywhere',
  showKeyboardShortcuts: 'Show keyboard shortcuts',
  search: 'Search',
  findAnything: 'Find anything',
  goTo: (label: string) => `Go to ${label}`,
  skipToContent: 'Skip to content',
  counterOverview: 'Counter, overview',
  accountOf: (fullName: string) => `Account of ${fullName}`,
  logout: 'Logout',
  main: 'Main',
  overview: 'Overview',
  announcements: 'Announcements',
  integrations: 'Integrations',
  operators: 'Operators',
} as const;
