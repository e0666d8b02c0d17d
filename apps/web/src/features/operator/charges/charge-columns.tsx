import { adjustmentReasonLabel, type Charge } from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { chargeWords } from '../words.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../operator.text.ts';
import { chargesText } from './charges.text.ts';

export const chargeColumns: readonly Column<Charge>[] = [
  {
    id: 'order',
    header: uiText.order,
    width: 240,
    cell: ({ orderNumber, storeName }) => <TwoLines top={orderNumber} bottom={storeName} />,
  },
  {
    id: 'reason',
    header: uiText.reason,
    minWidth: 168,
    cell: ({ reason, customer }) => (
      <TwoLines top={adjustmentReasonLabel(reason)} bottom={customer} />
    ),
  },
  {
    id: 'opened',
    header: chargesText.opened,
    width: 152,
    cell: ({ openedAt }) => <Instant at={openedAt} />,
  },
  {
    id: 'amount',
    header: uiText.amount,
    width: 120,
    numeric: true,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'state',
    header: text.state,
    width: 140,
    cell: ({ status }) => <StateBadge word={chargeWords[status]} />,
  },
];

/** A charge as a card, for phones. */
export function chargeCard(charge: Charge): CardParts {
  return {
    title: charge.orderNumber,
    badge: <StateBadge word={chargeWords[charge.status]} />,
    value: formatMoney(charge.amount, charge.currency),
    detail: `${charge.storeName} · ${adjustmentReasonLabel(charge.reason)}`,
    note: <Instant at={charge.openedAt} />,
  };
}
