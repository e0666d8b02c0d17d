import type { ListedPayout, NextPayout } from '@counter/contract/payouts';
import { linkOptions } from '@tanstack/react-router';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import type { Attention, AttentionItem } from '../../ui/lists/attention-list.tsx';
import { holdWords } from './payout-words.ts';
import { useLatestPayouts, useUpcomingPayout } from './payouts.queries.ts';
import { text } from './payouts.text.ts';

/** Lists payouts that the bank returned and that are not paid again yet, and why the store isn't paid. */
export function usePayoutsToMend(): Attention {
  const store = useCurrentStore();
  const payouts = useLatestPayouts();
  const next = useUpcomingPayout();
  const items = [...heldItem(next.data, store), ...returnedItems(payouts.data?.content, store)];
  if (!store.can('payouts:read')) return { items: [], waiting: false, error: null };
  return {
    items,
    waiting: payouts.isPending || next.isPending,
    error: (payouts.data ? null : payouts.error) ?? (next.data ? null : next.error),
  };
}

function heldItem(next: NextPayout | undefined, store: CurrentStore): AttentionItem[] {
  if (!next?.hold) return [];
  return [
    {
      key: 'hold',
      title: text.attention.onHold,
      detail: holdWords(next.hold, store.timeZone),
      ...wayToBank(store),
    },
  ];
}

function returnedItems(
  payouts: readonly ListedPayout[] = [],
  store: CurrentStore,
): AttentionItem[] {
  return payouts
    .filter((payout) => payout.status === 'FAILED' && !isPaidAgain(payout, payouts))
    .map(({ transactionId, payoutAmount, currency, failure }) => ({
      key: transactionId,
      title: text.attention.returned(moneyInSentence(payoutAmount, currency)),
      detail: text.attention.addedToNext(failure ?? ''),
      ...wayToBank(store, transactionId),
    }));
}

/** Returns true if a later payout followed after the bank returned this one. */
function isPaidAgain({ settledAt }: ListedPayout, payouts: readonly ListedPayout[]): boolean {
  return payouts.some((later) => settledAt !== null && later.transactionStartTime > settledAt);
}

/** Links to the bank account if the person may see it, otherwise to the payout or all payouts. */
function wayToBank({ can }: CurrentStore, payout?: string): Pick<AttentionItem, 'action' | 'link'> {
  if (can('bank:read')) {
    const link = linkOptions({ to: '/dashboard/settings/bank-account' });
    return { action: text.attention.checkBank, link };
  }
  const link = linkOptions({ to: '/dashboard/reports/payouts', search: { payout } });
  return { action: text.attention.seePayouts, link };
}
