import type { DepositRow } from '@counter/contract/payouts';
import { formatCount } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { depositCard, depositColumns, depositKey } from './deposit-columns.tsx';
import { text } from '../payouts.text.ts';

export interface DepositListProps {
  title: string;
  description: string;
  rows: readonly DepositRow[];
  currency: string;
  /** Hides the rows until they are expanded. */
  folded?: boolean;
}

/** One group of results; renders nothing if it is empty. */
export function DepositList(props: DepositListProps) {
  const { title, description, rows, currency, folded = false } = props;
  const [open, setOpen] = useState(!folded);
  const columns = useMemo(() => depositColumns(currency), [currency]);
  if (rows.length === 0) return null;
  const toggle = (
    <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? text.deposits.hide : text.deposits.show(formatCount(rows.length))}
    </Button>
  );
  return (
    <Panel flush title={title} description={description} actions={folded ? toggle : null}>
      {open ? (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={depositKey}
          card={(row) => depositCard(row, currency)}
          twoLines
        />
      ) : null}
    </Panel>
  );
}
