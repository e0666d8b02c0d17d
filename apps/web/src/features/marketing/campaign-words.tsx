import type { Campaign, CampaignStatus } from '@counter/contract/marketing';
import { formatCount } from '@counter/contract/shared';
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';
import { text } from './marketing.text.ts';

const looks: Record<CampaignStatus, { readonly tone: StatusTone; readonly word: string }> = {
  SCHEDULED: { tone: 'scheduled', word: text.scheduled },
  SENDING: { tone: 'accepted', word: text.sending },
  SENT: { tone: 'completed', word: text.sent },
  CANCELLED: { tone: 'cancelled', word: text.cancelled },
};

/** The status of a campaign. */
export function CampaignBadge({ campaign }: { campaign: Campaign }) {
  const { status } = campaign;
  if (hasReachedNobody(campaign)) return <StatusBadge tone="new">{text.notSent}</StatusBadge>;
  return <StatusBadge tone={looks[status].tone}>{looks[status].word}</StatusBadge>;
}

/** Returns true if a finished campaign sent no text, so it has to be sent again. */
function hasReachedNobody({ status, progress: { sent, delivered } }: Campaign): boolean {
  return status === 'SENT' && sent + delivered === 0;
}

/** Describes a campaign's progress briefly. */
export function progressWords(campaign: Campaign): string {
  return progressPieces(campaign).join(' · ');
}

/** Describes a campaign's progress as separate facts. */
export function progressPieces({ status, contacts, progress }: Campaign): string[] {
  const { waiting, skipped, sent, delivered, failed, unknown } = progress;
  const left = sent + delivered;
  if (status === 'SCHEDULED') return [text.notStarted];
  if (status === 'SENDING')
    return [text.doneCount(formatCount(contacts - waiting), formatCount(contacts))];
  const tried = left + failed + unknown;
  const parts = [
    tried > left
      ? text.sentOf(formatCount(left), formatCount(tried))
      : text.sentCount(formatCount(left)),
    skipped > 0 ? text.leftOutCount(formatCount(skipped)) : '',
  ];
  return parts.filter(Boolean);
}

/** Returns true while nothing about a campaign is final. */
export function isOpen({ status }: Pick<Campaign, 'status'>): boolean {
  return status === 'SCHEDULED' || status === 'SENDING';
}
