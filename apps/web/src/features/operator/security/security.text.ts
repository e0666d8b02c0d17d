/** The sentences of the security screen. */
export const securityText = {
  account: 'Account',
  what: 'What',
  from: 'From',
  times: 'Times',
  when: 'When',
  noAccount: 'No account',
  by: (title: string, by: string) => `${title} (by ${by})`,
  severalNetworks: 'Several networks',
  signIns: 'Sign-ins',
  failedOrRefused: 'Failed or blocked',
  accountChanges: 'Account changes',
  signInsFailedAttempts: 'Sign-ins, failed attempts and account changes. Kept for a year.',
  nameEmailOrAddress: 'name, email or address',
  noEventsYet: 'No events yet',
  signInsFailedAttemptsAnd: 'Sign-ins, failed attempts and account changes appear here.',
} as const;
