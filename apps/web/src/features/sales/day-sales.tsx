import type { Sale, SaleDay } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { formatTime } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable, type CardParts, type Column, type Totals } from '../../ui/lists/data-table.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { paymentLabel, summarizeSale } from './sale-words.ts';
import classes from './sales.module.css';
import { VoidDialog } from './void-dialog.tsx';
import { text } from './sales.text.ts';

interface DaySalesProps {
  day: SaleDay | undefined;
  refetching: boolean;
}

/** The day's sales, newest first. Voided ones stay visible. */
export function DaySales({ day, refetching }: DaySalesProps) {
  const { can } = useCurrentStore();
  const [asked, setAsked] = useState<Sale>();
  const voids = can('sales:write');
  const columns = useMemo(
    () => (voids ? [...saleColumns, voidColumn(setAsked)] : saleColumns),
    [voids],
  );
  return (
    <Panel flush title={text.counterSalesTitle} description={text.keptSalesHelp}>
      <DataTable
        label={text.counterSalesTitle}
        columns={columns}
        card={(sale) => ({
          ...saleCard(sale),
          action: voids ? <VoidButton sale={sale} onVoid={setAsked} /> : null,
        })}
        rows={day?.sales}
        rowKey={({ id }) => String(id)}
        twoLines
        totals={day && day.counter.sales > 0 ? totalsOf(day) : undefined}
        refetching={refetching}
        skeletonRows={4}
        empty={
          <EmptyState
            icon={<IconCash size={32} stroke={1.5} />}
            title={text.noCounterSalesTitle}
            description={text.noCounterSalesHelp}
          />
        }
      />
      <VoidDialog sale={asked} onClose={() => setAsked(undefined)} />
    </Panel>
  );
}

const saleColumns: readonly Column<Sale>[] = [
  {
    id: 'at',
    header: text.time,
    width: 84,
    cell: (sale) => <Instant at={sale.at} format={formatTime} />,
  },
  { id: 'what', header: text.itemsColumn, cell: (sale) => <What sale={sale} /> },
  { id: 'payment', header: text.paidBy, width: 92, cell: (sale) => <Payment sale={sale} /> },
  {
    id: 'total',
    header: text.total,
    width: 104,
    numeric: true,
    cell: (sale) => <Total sale={sale} />,
  },
];

function voidColumn(onVoid: (sale: Sale) => void): Column<Sale> {
  return {
    id: 'void',
    header: text.action,
    width: 92,
    control: true,
    cell: (sale) => <VoidButton sale={sale} onVoid={onVoid} />,
  };
}

/** A sale as a card, for phones. */
function saleCard(sale: Sale): CardParts {
  return {
    title: <Instant at={sale.at} format={formatTime} />,
    badge: <Payment sale={sale} />,
    detail: <What sale={sale} />,
    value: <Total sale={sale} />,
  };
}

/** Returns the totals of the sales that count. */
function totalsOf({ counter, currency }: SaleDay): Totals {
  const name = text.totalOf(text.sales(counter.sales));
  const total = (
    <span className={classes.total}>
      <strong>{formatMoney(counter.total, currency)}</strong>
      <span className={classes.small}>{text.tax(formatMoney(counter.tax, currency))}</span>
    </span>
  );
  return { cells: { what: name, total }, card: { title: name, value: total } };
}

function What({ sale }: { sale: Sale }) {
  const { voided, recordedBy } = sale;
  const by = voided ? text.voidedBy(voided.by, voided.reason) : recordedBy;
  return (
    <span className={classes.what}>
      <TwoLines
        top={<span className={classes.cut}>{summarizeSale(sale)}</span>}
        bottom={<span className={classes.cut}>{by}</span>}
      />
    </span>
  );
}

function Payment({ sale: { payment, voided } }: { sale: Sale }) {
  if (voided) return <StatusBadge tone="cancelled">{text.voided}</StatusBadge>;
  return <>{paymentLabel(payment)}</>;
}

function Total({ sale: { total, tax, voided } }: { sale: Sale }) {
  const { currency } = useCurrentStore();
  return (
    <span className={classes.total} data-counted={voided === null}>
      <strong>{formatMoney(total, currency)}</strong>
      <span className={classes.small}>{text.tax(formatMoney(tax, currency))}</span>
    </span>
  );
}

function VoidButton({ sale, onVoid }: { sale: Sale; onVoid: (sale: Sale) => void }) {
  if (sale.voided) return null;
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={text.void(summarizeSale(sale))}
      onClick={() => onVoid(sale)}
    >
      {text.voidButton}
    </Button>
  );
}
