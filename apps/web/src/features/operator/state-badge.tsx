import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';

/** A state in its word and tone. */
export function StateBadge({ word }: { word: { label: string; tone: StatusTone } }) {
  return <StatusBadge tone={word.tone}>{word.label}</StatusBadge>;
}
