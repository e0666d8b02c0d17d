import type { Charge } from '@counter/contract/adjustments';
import { linkOptions } from '@tanstack/react-router';
import { instantInSentence } from '../../lib/time/days.ts';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { Attention, AttentionItem } from '../../ui/lists/attention-list.tsx';
import { useOpenCharges } from './adjustments.queries.ts';
import { text } from './adjustments.text.ts';

const maxShown = 3;

/** Lists the charges that can still be disputed, earliest deadline first. */
export function useChargesToDispute(): Attention {
  const { timeZone, can } = useCurrentStore();
  const { data, error, isPending } = useOpenCharges();
  const toItem = (charge: Charge): AttentionItem => {
    const { id, orderNumber, amount, currency, contestBy } = charge;
    return {
      key: `charge ${id}`,
      title: text.attention.charge(moneyInSentence(amount, currency), orderNumber),
      detail: text.attention.takenUnlessDisputed(instantInSentence(contestBy, timeZone)),
      action: can('adjustments:write') ? text.attention.dispute : text.attention.see,
      link: linkOptions({ to: '/dashboard/adujstment', search: { tab: 'charges', open: id } }),
    };
  };
  const shown = data?.content.slice(0, maxShown).map(toItem) ?? [];
  const more = (data?.totalElements ?? 0) - shown.length;
  return {
    items: more > 0 ? [...shown, moreItem(more)] : shown,
    waiting: isPending,
    error: data ? null : error,
  };
}

function moreItem(count: number): AttentionItem {
  return {
    key: 'more charges',
    title: text.attention.moreCharges(count),
    detail: text.attention.canBeDisputed,
    action: text.attention.seeAll,
    link: linkOptions({ to: '/dashboard/adujstment', search: { tab: 'charges' } }),
  };
}
