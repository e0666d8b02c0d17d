import type { OperatorPayout } from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Since } from '../when.tsx';
import { payoutWords } from '../words.ts';
import { Period } from './period.tsx';
import { periodWords } from './payout-words.ts';
import { text } from '../operator.text.ts';
import { payoutsText } from './payouts.text.ts';

export const payoutColumns: readonly Column<OperatorPayout>[] = [
  {
    id: 'transaction',
    header: payoutsText.transactionId,
    width: 168,
    cell: ({ transactionId }) => <span className={classes.whole}>{transactionId}</span>,
  },
  { id: 'store', header: text.store, minWidth: 148, cell: ({ storeName }) => storeName },
  {
    id: 'period',
    header: payoutsText.period,
    width: 216,
    cell: (payout) => <Period {...payout} />,
  },
  {
    id: 'amount',
    header: payoutsText.payoutAmount,
    width: 136,
    numeric: true,
    cell: ({ payoutAmount, currency }) => <strong>{formatMoney(payoutAmount, currency)}</strong>,
  },
  {
    id: 'state',
    header: text.state,
    width: 128,
    cell: ({ status }) => <StateBadge word={payoutWords[status]} />,
  },
  {
    id: 'since',
    header: text.since,
    width: 120,
    cell: ({ transactionStartTime }) => <Since at={transactionStartTime} />,
  },
];

/** A payout as a card, for phones. */
export function payoutCard(payout: OperatorPayout): CardParts {
  const { transactionId, status, storeName, payoutAmount, currency } = payout;
  return {
    title: transactionId,
    badge: <StateBadge word={payoutWords[status]} />,
    detail: storeName,
    value: formatMoney(payoutAmount, currency),
    note: periodWords(payout),
  };
}
