/** The kinds of notices that a store can subscribe to, in screen order. */
export const noticeKinds = ['DAILY', 'WEEKLY', 'MONTHLY', 'DEACTIVATION', 'REVIEW'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** All mails with a recipient list per store. The statement's list has its own call. */
export const mailKinds = [...noticeKinds, 'STATEMENT'] as const;

export type MailKind = (typeof mailKinds)[number];

/** The kinds that report a store's performance over a period. */
export const performanceKinds = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

export type PerformanceKind = (typeof performanceKinds)[number];

/** The maximum number of recipients of a notice. */
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
