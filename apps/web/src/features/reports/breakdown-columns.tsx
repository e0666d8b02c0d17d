import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import type { BreakdownRow } from '@counter/contract/reports';
import { amountInSentence } from '../../lib/money-in-sentence.ts';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './reports.module.css';
import { text } from './reports.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Formats a deducted amount. */
function takenOff(minor: number, displayValue: string): string {
  return minor === 0 ? '–' : `− ${displayValue}`;
}

export const breakdownColumns: readonly Column<BreakdownRow>[] = [
  { id: 'number', header: text.order, width: 92, cell: (row) => <OrderNumber row={row} /> },
  { id: 'status', header: uiText.status, width: 112, cell: (row) => <Status row={row} /> },
  {
    id: 'pickup',
    header: text.pickUpTime,
    width: 132,
    cell: (row) => <Instant at={row.estimatedPickupTime} />,
  },
  { id: 'customer', header: uiText.customer, cell: (row) => <Customer row={row} /> },
  {
    id: 'method',
    header: text.deliveryMethod,
    head: <TwoRows words={[text.delivery, text.method]} />,
    movable: true,
    width: 84,
    cell: (row) => deliveryMethodLabel(row.deliveryMethod),
  },
  amount('subtotal', text.subtotal, (row) => row.subtotalDisplayValue),
  amount('tax', uiText.tax, (row) => row.estimatedTaxDisplayValue),
  amount('discount', text.discount, (row) => takenOff(row.discount, row.discountDisplayValue)),
  amount('tip', text.tip, (row) => row.tipDisplayValue),
  amount('fee', text.fee, (row) => takenOff(row.fee, row.feeDisplayValue)),
  {
    id: 'total',
    header: text.orderTotalAmount,
    head: <TwoRows words={[text.orderTotal, uiText.amount]} />,
    movable: true,
    width: 112,
    numeric: true,
    cell: (row) => <Total row={row} />,
  },
];

/**
 * The columns that differ in narrow views: the status moves below the number, and time and method below the customer.
 */
const narrowParts: Readonly<Record<string, Partial<Column<BreakdownRow>>>> = {
  number: { width: 112, cell: (row) => <OrderNumber row={row} withStatus /> },
  customer: { cell: (row) => <Customer row={row} withPickup /> },
  tax: { width: 72 },
  discount: { width: 76 },
  tip: { width: 72 },
  fee: { width: 76 },
};

/** The columns of narrow views. */
export const narrowBreakdownColumns: readonly Column<BreakdownRow>[] = breakdownColumns
  .filter(({ id }) => id !== 'pickup' && id !== 'method' && id !== 'status')
  .map((column) => ({ ...column, ...narrowParts[column.id] }));

function amount(
  id: string,
  header: string,
  cell: (row: BreakdownRow) => string,
): Column<BreakdownRow> {
  return { id, header, width: 84, numeric: true, cell };
}

/** An order as a card, for phones: its amounts in one line that adds up. */
export function breakdownCard(row: BreakdownRow): CardParts {
  return {
    title: <OrderNumber row={row} />,
    badge: <Status row={row} />,
    detail: row.customer,
    value: <Sum row={row} />,
    valueName: text.orderTotalAmount,
    note: (
      <>
        <Instant at={row.estimatedPickupTime} /> · {deliveryMethodLabel(row.deliveryMethod)}
        <br />
        {text.amountDetails(
          amountInSentence(row.subtotalDisplayValue),
          amountInSentence(row.estimatedTaxDisplayValue),
          amountInSentence(row.discountDisplayValue),
          amountInSentence(row.tipDisplayValue),
          amountInSentence(row.feeDisplayValue),
        )}
        <Refunded row={row} />
      </>
    ),
  };
}

/** Splits a header into two lines, because eleven columns leave no room for long ones. */
function TwoRows({ words }: { words: readonly [string, string] }) {
  return (
    <>
      {words[0]} <br />
      {words[1]}
    </>
  );
}

function OrderNumber({ row, withStatus = false }: { row: BreakdownRow; withStatus?: boolean }) {
  const { orderNumber } = row;
  return (
    <span className={classes.number}>
      <TextLink
        to="/dashboard/orders/$orderNumber"
        params={{ orderNumber }}
        search={{ tab: 'history' }}
      >
        {orderNumber}
      </TextLink>
      {withStatus ? (
        <span className={classes.below}>
          <Status row={row} />
        </span>
      ) : null}
    </span>
  );
}

function Status({ row: { status } }: { row: BreakdownRow }) {
  return (
    <StatusBadge tone={status === 'COMPLETED' ? 'completed' : 'cancelled'}>
      {orderStatusLabel(status)}
    </StatusBadge>
  );
}

function Customer({ row, withPickup = false }: { row: BreakdownRow; withPickup?: boolean }) {
  return (
    <span className={classes.customer}>
      <span className={classes.name}>{row.customer}</span>
      {withPickup ? (
        <span className={classes.small}>
          <Instant at={row.estimatedPickupTime} /> · {deliveryMethodLabel(row.deliveryMethod)}
        </span>
      ) : null}
    </span>
  );
}

function Total({ row }: { row: BreakdownRow }) {
  return (
    <>
      <Sum row={row} />
      <Refunded row={row} />
    </>
  );
}

function Sum({ row: { status, totalDisplayValue } }: { row: BreakdownRow }) {
  return (
    <span className={classes.total} data-counted={status === 'COMPLETED'}>
      <strong>{totalDisplayValue}</strong>
    </span>
  );
}

function Refunded({ row: { refunded, refundedDisplayValue } }: { row: BreakdownRow }) {
  if (refunded === 0) return null;
  return <span className={classes.small}>{text.refunded(refundedDisplayValue)}</span>;
}
