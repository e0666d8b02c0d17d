/** Screen text for the security log. */
export const securityText = {
  account: 'Account',
  what: 'What',
  from: 'From',
  times: 'Times',
  when: 'When',
  noAccount: 'No account',
  titleBy: (title: string, by: string) => `${title} (by ${by})`,
  severalNetworks: 'Several networks',
  signIns: 'Sign-ins',
  failedOrRefused: 'Failed or blocked',
  accountChanges: 'Account changes',
  pageHelp: 'Sign-ins, failed attempts and account changes. Kept for a year.',
  searchIn: 'name, email or address',
  noEventsYet: 'No events yet',
  noEventsHelp: 'Sign-ins, failed attempts and account changes appear here.',
} as const;
