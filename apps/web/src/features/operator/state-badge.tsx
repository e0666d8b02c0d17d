import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';

/** A state as a badge with its label and tone. */
export function StateBadge({ word }: { word: { label: string; tone: StatusTone } }) {
  return <StatusBadge tone={word.tone}>{word.label}</StatusBadge>;
}
