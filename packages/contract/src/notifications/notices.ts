/** What a store can have mailed, in the order of the screen. */
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

/** What a notice is called. */
export function noticeLabel(kind: NoticeKind): string {
  return labels[kind];
}
