import type { Actions } from '../shared/audit-groups.ts';

/** Actions about questions and reviews, worded to follow a name. */
export const feedbackActions = {
  'inquiry.create': { group: 'customers', words: 'received a question from {it}' },
  'inquiry.reply': { group: 'customers', words: 'answered the question of {it}' },
  'review.create': { group: 'customers', words: 'received a review of order {it}' },
  'review.change': { group: 'customers', words: 'received a changed review of order {it}' },
  'review.reply': { group: 'customers', words: 'replied to the review of order {it}' },
  'review.report': { group: 'customers', words: 'reported the review of order {it}' },
  'review.keep': { group: 'customers', words: 'kept the reported review of order {it}' },
  'review.remove': { group: 'customers', words: 'removed the review of order {it}' },
} as const satisfies Actions;
