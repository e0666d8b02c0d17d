import { feedbackStatusLabel, type FeedbackStatus } from '@counter/contract/feedback';
import { text } from './feedback.text.ts';
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';

const tones: Record<FeedbackStatus, StatusTone> = {
  NEW: 'new',
  READ: 'completed',
  REPLIED: 'ready',
};

/** Marks a read inquiry or review without a reply. */
export function NotAnswered() {
  return <StatusBadge tone="new">{text.notAnswered}</StatusBadge>;
}

/** The status of an inquiry or review. Orange needs a reply. */
export function FeedbackBadge({ status }: { status: FeedbackStatus }) {
  return <StatusBadge tone={tones[status]}>{feedbackStatusLabel(status)}</StatusBadge>;
}
