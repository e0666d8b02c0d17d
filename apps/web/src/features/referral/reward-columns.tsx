import { payoutStatusLabel } from '@counter/contract/payouts';
import type { Reward } from '@counter/contract/referrals';
import { formatMoney } from '@counter/contract/shared';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { formatDay } from '../../lib/time/days.ts';
import { Pieces } from '../../ui/layout/pieces.tsx';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import classes from './referral.module.css';
import { uiText } from '../../ui/ui.text.ts';
import { text as sentences } from './referral.text.ts';

/** Returns the columns of the rewards, with days in a time zone. */
export function rewardColumns(timeZone: string): readonly Column<Reward>[] {
  return [
    {
      id: 'order',
      header: uiText.order,
      cell: (reward) => <TwoLines top={reward.orderNumber} bottom={reward.storeName} />,
    },
    {
      id: 'day',
      header: sentences.completed,
      width: 120,
      cell: (reward) => dayOf(reward, timeZone),
    },
    { id: 'brought', header: sentences.referredColumn, width: 136, cell: broughtWords },
    {
      id: 'fee',
      header: sentences.deliveryFee,
      width: 120,
      numeric: true,
      cell: ({ deliveryFee, currency }) => formatMoney(deliveryFee, currency),
    },
    {
      id: 'commission',
      header: sentences.commission,
      width: 120,
      numeric: true,
      cell: ({ commission, currency }) => formatMoney(commission, currency),
    },
    { id: 'amount', header: sentences.reward, width: 104, numeric: true, cell: amountOf },
    { id: 'state', header: sentences.state, width: 184, cell: stateWords },
  ];
}

/** A reward as a card, for phones. */
export function rewardCard(reward: Reward, timeZone: string): CardParts {
  const { orderNumber, storeName } = reward;
  return {
    title: orderNumber,
    detail: storeName,
    value: amountOf(reward),
    note: (
      <Pieces>
        {dayOf(reward, timeZone)}
        {broughtWords(reward)}
        {stateWords(reward)}
      </Pieces>
    ),
  };
}

function dayOf({ earnedAt }: Reward, timeZone: string): string {
  return formatDay(earnedAt, timeZone);
}

function broughtWords({ brought }: Reward): string {
  return brought === 'BUSINESS' ? sentences.business : sentences.customer;
}

function amountOf({ amount, currency, takenBackAt }: Reward) {
  const text = formatMoney(amount, currency);
  return takenBackAt === null ? <strong>{text}</strong> : <s className={classes.quiet}>{text}</s>;
}

function stateWords({ takenBackAt, payment, dueDay }: Reward): string {
  if (takenBackAt !== null) return sentences.orderWasCancelled;
  if (payment) return payoutStatusLabel(payment.status);
  return sentences.paidFrom(formatCalendarDay(dueDay));
}
