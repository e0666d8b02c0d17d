import { defineStates } from '../shared/states.ts';

/** An inquiry or a review: nobody has opened it, somebody of the store has, or it is answered. */
export const feedbackStatuses = ['NEW', 'READ', 'REPLIED'] as const;

export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const feedbackMoves = ['read', 'reply', 'change'] as const;

export type FeedbackMove = (typeof feedbackMoves)[number];

/** Every way it can go. Customers may change a review, which makes it new again; an inquiry stays as it is. */
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

/** The word people see for a status. */
export function feedbackStatusLabel(status: FeedbackStatus): string {
  return labels[status];
}
