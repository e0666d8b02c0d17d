/** The kinds of notices a store can subscribe to, in the order of the screen. */
export const noticeKinds = ['DAILY', 'WEEKLY', 'MONTHLY', 'DEACTIVATION', 'REVIEW'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Everything that is mailed to a list of a store's own; the statement's list stands beside the statement. */
export const mailKinds = [...noticeKinds, 'STATEMENT'] as const;

export type MailKind = (typeof mailKinds)[number];

/** The kinds that report a store's performance in a period. */
export const performanceKinds = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

export type PerformanceKind = (typeof performanceKinds)[number];

/** So many addresses a notice goes to at most. */
export const maxRecipients = 3;

const labels: Record<MailKind, string> = {
  DAILY: 'Daily performance',
  WEEKLY: 'Weekly performance',
  MONTHLY: 'Monthly performance',
  DEACTIVATION: 'Store deactivation',
  REVIEW: 'New reviews',
  STATEMENT: 'Statement',
};

/** Returns the name of a kind of mail. */
export function noticeLabel(kind: MailKind): string {
  return labels[kind];
}
