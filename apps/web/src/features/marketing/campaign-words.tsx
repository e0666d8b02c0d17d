import type { Campaign, CampaignStatus } from '@counter/contract/marketing';
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';
import { text } from './marketing.text.ts';

const looks: Record<CampaignStatus, { readonly tone: StatusTone; readonly word: string }> = {
  SCHEDULED: { tone: 'accepted', word: text.scheduled },
  SENDING: { tone: 'accepted', word: text.sending },
  SENT: { tone: 'ready', word: text.sent },
  CANCELLED: { tone: 'cancelled', word: text.cancelled },
};

/** The status of a campaign. */
export function CampaignBadge({ status }: { status: CampaignStatus }) {
  return <StatusBadge tone={looks[status].tone}>{looks[status].word}</StatusBadge>;
}

const grouped = new Intl.NumberFormat('en');

/** A number to be read: "10,000". */
export function count(number: number): string {
  return grouped.format(number);
}

/** Counts things: "1 part", "2 parts". */
export function countOf(number: number, one: string): string {
  return `${count(number)} ${one}${number === 1 ? '' : 's'}`;
}

/** Describes the progress of a campaign in a few words. */
export function progressWords({ status, contacts, progress }: Campaign): string {
  const { waiting, skipped, sent, delivered, failed, unknown } = progress;
  const left = sent + delivered;
  if (status === 'SCHEDULED') return text.notBegun;
  if (status === 'SENDING') return text.ofDone(count(contacts - waiting), count(contacts));
  const others = [
    failed + unknown > 0 ? text.failedWithCount(count(failed + unknown)) : '',
    skipped > 0 ? text.notSentToWithSkipped(count(skipped)) : '',
  ];
  return [text.sentWithLeft(count(left)), ...others].filter(Boolean).join(' · ');
}

/** Returns true while nothing about a campaign is final. */
export function isOpen({ status }: Pick<Campaign, 'status'>): boolean {
  return status === 'SCHEDULED' || status === 'SENDING';
}
