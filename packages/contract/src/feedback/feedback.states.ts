import { defineStates } from '../shared/states.ts';

/** The states of an inquiry or review: unopened, opened by the team, or answered. */
export const feedbackStatuses = ['NEW', 'READ', 'REPLIED'] as const;

export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const feedbackMoves = ['read', 'reply', 'change'] as const;

export type FeedbackMove = (typeof feedbackMoves)[number];

/** The transitions. A customer may change a review, which makes it new again; inquiries can't be changed. */
export const feedbackStates = defineStates<FeedbackStatus, FeedbackMove>({
  initial: 'NEW',
  statuses: feedbackStatuses,
  moves: {
    read: { from: ['NEW'], to: 'READ' },
    reply: { from: ['NEW', 'READ'], to: 'REPLIED' },
    change: { from: ['NEW', 'READ', 'REPLIED'], to: 'NEW' },
  },
});

const labels: Record<FeedbackStatus, string> = { NEW: 'New', READ: 'Read', REPLIED: 'Replied' };

/** Returns the label of a status. */
export function feedbackStatusLabel(status: FeedbackStatus): string {
  return labels[status];
}
