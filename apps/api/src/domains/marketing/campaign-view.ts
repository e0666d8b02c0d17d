import { costOfParts, type Campaign, type DeliveryState } from '@counter/contract/marketing';
import type { CampaignRow, Tally } from './campaigns.repository.ts';

/** Converts a campaign to the merchant's view. */
export function toCampaign(row: CampaignRow, tallies: readonly Tally[]): Campaign {
  const own = tallies.filter(({ campaignId }) => campaignId === row.id);
  const count = (...states: DeliveryState[]): number =>
    own.reduce((sum, tally) => sum + (states.includes(tally.state) ? tally.count : 0), 0);
  const waiting = count('QUEUED', 'SENDING');
  const handedOver = own.reduce((sum, { sent }) => sum + sent, 0);
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    text: row.body,
    parts: row.parts,
    unitCost: costOfParts(1, row.partPrice),
    partPrice: row.partPrice,
    cost: row.charged ?? costOfParts((handedOver + waiting) * row.parts, row.partPrice),
    charged: row.charged,
    status: row.status,
    goal: row.goal,
    holdOut: row.holdOut,
    scheduleAt: row.scheduleAt.toISOString(),
    contacts: row.contacts,
    progress: {
      waiting,
      sent: count('SENT'),
      delivered: count('DELIVERED'),
      failed: count('FAILED'),
      skipped: count('SKIPPED'),
      unknown: count('UNKNOWN'),
      cancelled: count('CANCELLED'),
    },
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
