import type { Campaign, CampaignStatus } from '@counter/contract/marketing';
import { formatCount } from '@counter/contract/shared';
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';
import { text } from './marketing.text.ts';

const looks: Record<CampaignStatus, { readonly tone: StatusTone; readonly word: string }> = {
  SCHEDULED: { tone: 'accepted', word: text.scheduled },
  SENDING: { tone: 'accepted', word: text.sending },
  SENT: { tone: 'ready', word: text.sent },
  CANCELLED: { tone: 'cancelled', word: text.cancelled },
};

/** The status of a campaign. */
export function CampaignBadge({ campaign }: { campaign: Campaign }) {
  const { status } = campaign;
  if (isPartlySent(campaign)) return <StatusBadge tone="new">{text.partlySent}</StatusBadge>;
  return <StatusBadge tone={looks[status].tone}>{looks[status].word}</StatusBadge>;
}

/** Returns true if a finished campaign didn't reach everybody, other than people held out to compare. */
function isPartlySent({ status, holdOut, progress }: Campaign): boolean {
  const { failed, skipped } = progress;
  return status === 'SENT' && failed + (holdOut ? 0 : skipped) > 0;
}

/** Describes the progress of a campaign in a few words. */
export function progressWords({ status, contacts, progress }: Campaign): string {
  const { waiting, skipped, sent, delivered, failed, unknown } = progress;
  const left = sent + delivered;
  if (status === 'SCHEDULED') return text.notStarted;
  if (status === 'SENDING')
    return text.doneCount(formatCount(contacts - waiting), formatCount(contacts));
  const others = [
    failed + unknown > 0 ? text.failedCount(formatCount(failed + unknown)) : '',
    skipped > 0 ? text.notSentCount(formatCount(skipped)) : '',
  ];
  return [text.sentCount(formatCount(left)), ...others].filter(Boolean).join(' · ');
}

/** Returns true while nothing about a campaign is final. */
export function isOpen({ status }: Pick<Campaign, 'status'>): boolean {
  return status === 'SCHEDULED' || status === 'SENDING';
}
