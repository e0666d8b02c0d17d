import { perUnit, type ItemFigure } from '@counter/contract/analytics';
import { formatCount, formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { longDuration } from '../long-duration.ts';
import { itemsText as text } from './items.text.ts';

const item: Column<ItemFigure> = {
  id: 'item',
  header: text.item,
  sortable: true,
  cell: (row) => <TwoLines top={<Name item={row} />} bottom={row.onMenu ? '' : text.notOnMenu} />,
};

const orders: Column<ItemFigure> = {
  id: 'orders',
  header: text.orders,
  width: 96,
  numeric: true,
  sortable: true,
  cell: ({ orders: now, before }) => (
    <TwoLines top={formatCount(now)} bottom={changeOf(now, before?.orders)} />
  ),
};

const netSales: Column<ItemFigure> = {
  id: 'netSales',
  header: text.netSales,
  width: 128,
  numeric: true,
  sortable: true,
  cell: ({ netSales: now, before }) => (
    <TwoLines top={<Amount of={now} />} bottom={changeOf(now, before?.netSales)} />
  ),
};

const unavailable: Column<ItemFigure> = {
  id: 'unavailable',
  header: text.unavailable,
  width: 152,
  numeric: true,
  sortable: true,
  cell: ({ unavailable: time }) =>
    time ? <TwoLines top={longDuration(time.minutes)} bottom={<Cost time={time} />} /> : text.none,
};

const advice: Column<ItemFigure> = {
  id: 'advice',
  header: text.advice,
  width: 184,
  cell: ({ group }) => (
    <TwoLines top={text.adviceOf[group].name} bottom={text.adviceOf[group].why} />
  ),
};

export const itemColumns: readonly Column<ItemFigure>[] = [
  item,
  orders,
  {
    id: 'units',
    header: text.units,
    width: 88,
    numeric: true,
    sortable: true,
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    id: 'discounts',
    header: text.discounts,
    width: 112,
    numeric: true,
    sortable: true,
    cell: ({ discounts }) => <Amount of={discounts} />,
  },
  netSales,
  {
    id: 'perUnit',
    header: text.perUnit,
    width: 104,
    numeric: true,
    sortable: true,
    cell: (row) => (row.quantity > 0 ? <Amount of={Math.round(perUnit(row))} /> : '–'),
  },
  advice,
  unavailable,
];

export const narrowItemColumns = [item, orders, netSales, advice, unavailable];

/** An item as a card, for phones. */
export function itemCard(row: ItemFigure): CardParts {
  const { group, orders: now, before } = row;
  const change = changeOf(now, before?.orders);
  return {
    title: <Name item={row} />,
    badge: text.adviceOf[group].name,
    detail: [`${text.orders} ${formatCount(now)}`, change, row.onMenu ? '' : text.notOnMenu]
      .filter(Boolean)
      .join(' · '),
    value: <Amount of={row.netSales} />,
    note: row.unavailable ? (
      <>
        {text.unavailable}: {longDuration(row.unavailable.minutes)}, <Cost time={row.unavailable} />
      </>
    ) : null,
  };
}

function Name({ item: { productId, productName, onMenu } }: { item: ItemFigure }) {
  const { can } = useCurrentStore();
  if (productId === null || !onMenu || !can('menu:write')) return <>{productName}</>;
  return (
    <TextLink to="/dashboard/product/form" search={{ id: productId }}>
      {productName}
    </TextLink>
  );
}

export function Amount({ of }: { of: number }) {
  const { currency } = useCurrentStore();
  return <>{formatMoney(of, currency)}</>;
}

function Cost({
  time: { cost, soldOutMinutes, minutes },
}: {
  time: NonNullable<ItemFigure['unavailable']>;
}) {
  const { currency } = useCurrentStore();
  const amount = cost === null ? text.notEnoughData : text.about(formatMoney(cost, currency));
  if (soldOutMinutes === 0) return <>{amount}</>;
  const sold =
    soldOutMinutes === minutes ? text.soldOut : text.soldOutOf(longDuration(soldOutMinutes));
  return <>{`${amount} · ${sold}`}</>;
}

/** Returns the change in whole percent; empty if there is nothing to compare. */
function changeOf(now: number, before: number | undefined): string {
  if (before === undefined || before <= 0) return '';
  const percent = Math.round((100 * (now - before)) / before);
  return percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}
