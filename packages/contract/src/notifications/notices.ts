/** The kinds of notices a store can subscribe to, in the order of the screen. */
export const noticeKinds = ['DAILY', 'WEEKLY', 'MONTHLY', 'DEACTIVATION'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Those that tell how a store did in a period. */
export const performanceKinds = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

export type PerformanceKind = (typeof performanceKinds)[number];

/** So many addresses a notice goes to at most. */
export const maxRecipients = 3;

const labels: Record<NoticeKind, string> = {
  DAILY: 'Daily performance',
  WEEKLY: 'Weekly performance',
  MONTHLY: 'Monthly performance',
  DEACTIVATION: 'Store deactivation',
};

/** Returns the name of a notice. */
export function noticeLabel(kind: NoticeKind): string {
  return labels[kind];
}
