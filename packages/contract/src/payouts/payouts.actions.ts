import type { Actions } from '../shared/audit-groups.ts';

/** Actions about payouts, worded to follow a name. */
export const payoutActions = {
  'payout.create': { group: 'money', words: 'created the payout {it}' },
  'payout.send': { group: 'money', words: 'sent the payout {it} to the bank' },
  'payout.settle': { group: 'money', words: 'marked the payout {it} as paid' },
  'payout.fail': { group: 'money', words: 'marked the payout {it} as failed' },
  'payouts.hold': { group: 'money', words: 'held the payouts' },
  'payouts.lift': { group: 'money', words: 'lifted the hold on the payouts' },
  'bank_file.open': { group: 'marketplace', words: 'downloaded a bank file' },
} as const satisfies Actions;
