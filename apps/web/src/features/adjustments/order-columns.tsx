import type { AdjustableOrder } from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import classes from './adjustments.module.css';
import { Instant } from '../../ui/display/instant.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './adjustments.text.ts';

export const orderColumns: readonly Column<AdjustableOrder>[] = [
  {
    id: 'order',
    header: uiText.order,
    width: 96,
    cell: ({ orderNumber }) => <span className={classes.number}>{orderNumber}</span>,
  },
  {
    id: 'customer',
    header: uiText.customer,
    cell: ({ customer }) => (
      <span className={classes.fill}>
        <span className={classes.cut}>{customer}</span>
      </span>
    ),
  },
  {
    id: 'placed',
    header: text.placed,
    width: 152,
    cell: ({ placedAt }) => <Instant at={placedAt} />,
  },
  {
    id: 'paid',
    header: text.customerPaid,
    width: 116,
    numeric: true,
    cell: ({ customerPaid, currency }) => formatMoney(customerPaid, currency),
  },
  {
    id: 'refunded',
    header: text.refunded,
    width: 96,
    numeric: true,
    cell: (order) => refundedOf(order),
  },
  {
    id: 'action',
    header: text.action,
    width: 160,
    control: true,
    cell: (order) => <Issue order={order} />,
  },
];

/** A completed order as a card, for phones. */
export function orderCard(order: AdjustableOrder): CardParts {
  const { orderNumber, customer, placedAt, customerPaid, refunded, currency } = order;
  return {
    title: <span className={classes.number}>{orderNumber}</span>,
    value: formatMoney(customerPaid, currency),
    valueName: text.customerPaid,
    detail: customer,
    note: (
      <>
        <Instant at={placedAt} />
        {refunded > 0 ? text.refundedAmount(formatMoney(refunded, currency)) : null}
      </>
    ),
    action: <Issue order={order} />,
  };
}

function refundedOf({ refunded, currency }: AdjustableOrder) {
  if (refunded === 0) return <span className={classes.muted}>–</span>;
  return formatMoney(refunded, currency);
}

function Issue({ order }: { order: AdjustableOrder }) {
  const { can } = useCurrentStore();
  if (!can('adjustments:write') || order.refundable === 0) return null;
  return (
    <LinkButton
      variant="default"
      to="/dashboard/issue-adjustment"
      search={{ order: order.orderNumber }}
      aria-label={text.issueAdjustmentFor(order.orderNumber)}
    >
      {text.issueAdjustment}
    </LinkButton>
  );
}
