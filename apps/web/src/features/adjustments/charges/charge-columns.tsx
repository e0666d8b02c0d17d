import {
  adjustmentReasonLabel,
  chargeStatusLabel,
  type Charge,
} from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from '../adjustments.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { chargeTone } from './charge-words.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../adjustments.text.ts';

export const chargeColumns: readonly Column<Charge>[] = [
  {
    id: 'order',
    header: uiText.order,
    width: 120,
    cell: ({ orderNumber }) => <span className={classes.number}>{orderNumber}</span>,
  },
  {
    id: 'reason',
    header: uiText.reason,
    cell: (charge) => (
      <span className={classes.fill}>
        <span className={classes.cut}>
          {adjustmentReasonLabel(charge.reason)} · {charge.customer}
        </span>
      </span>
    ),
  },
  {
    id: 'opened',
    header: text.charges.opened,
    width: 152,
    cell: ({ openedAt }) => <Instant at={openedAt} />,
  },
  {
    id: 'amount',
    header: uiText.amount,
    width: 112,
    numeric: true,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'charged',
    header: text.charges.charged,
    width: 112,
    numeric: true,
    cell: ({ charged, currency }) =>
      charged === null ? <span className={classes.muted}>–</span> : formatMoney(charged, currency),
  },
  {
    id: 'state',
    header: text.charges.state,
    width: 130,
    cell: (charge) => <ChargeBadge charge={charge} />,
  },
];

/** A charge as a card, for phones. */
export function chargeCard(charge: Charge): CardParts {
  return {
    title: <span className={classes.number}>{charge.orderNumber}</span>,
    badge: <ChargeBadge charge={charge} />,
    value: formatMoney(charge.amount, charge.currency),
    detail: adjustmentReasonLabel(charge.reason),
    note: <Instant at={charge.openedAt} />,
  };
}

/** The state of a charge. */
export function ChargeBadge({ charge: { status } }: { charge: Charge }) {
  return <StatusBadge tone={chargeTone(status)}>{chargeStatusLabel(status)}</StatusBadge>;
}
