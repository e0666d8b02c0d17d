import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type CardParts,
  type Column,
  DataTable,
  type Sort,
} from '../../../../ui/lists/data-table.tsx';
import { Pagination } from '../../../../ui/lists/pagination.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { EmptyState, FailedState, NotFoundState } from '../../../../ui/feedback/states.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { TabLinks } from '../../../../ui/layout/tabs.tsx';
import { TwoLines } from '../../../../ui/layout/two-lines.tsx';
import type { Tab } from './parts.ts';
import { sampleOrders, type SampleOrder } from './sample-orders.ts';

const money = (cents: number) => `$ ${(cents / 100).toFixed(2)}`;
const badge = (order: SampleOrder) => <StatusBadge tone={order.tone}>{order.status}</StatusBadge>;

const columns: Column<SampleOrder>[] = [
  { id: 'number', header: 'Order', cell: (order) => order.number, width: 110 },
  { id: 'status', header: 'Status', cell: badge, width: 140 },
  {
    id: 'customer',
    header: 'Customer',
    cell: (order) => <TwoLines top={order.customer} bottom="4 min ago" />,
  },
  { id: 'method', header: 'Method', cell: (order) => order.method },
  { id: 'pickup', header: 'Pick-up', cell: (order) => order.pickup, sortable: true },
  { id: 'items', header: 'Items', cell: (order) => order.items, numeric: true },
  {
    id: 'subtotal',
    header: 'Subtotal',
    cell: (order) => money(order.subtotal),
    numeric: true,
    sortable: true,
  },
];

function card(order: SampleOrder): CardParts {
  return {
    title: order.number,
    badge: badge(order),
    detail: order.customer,
    value: money(order.subtotal),
    note: `${order.method}, ${order.pickup}`,
    action: order.tone === 'new' ? <Button>Accept</Button> : null,
  };
}

const shared = { columns, card, rowKey: (order: SampleOrder) => order.number, twoLines: true };
const seven = sampleOrders(7);
const three = sampleOrders(3);
const thousand = sampleOrders(1000);
const doNothing = () => undefined;

const tabs = [
  { key: 'today', label: 'Today', count: 7 },
  { key: 'scheduled', label: 'Scheduled', count: 0 },
  { key: 'history', label: 'History' },
] as const;

export function Tables({ tab, onOpen }: { tab: Tab; onOpen: () => void }) {
  const [sort, setSort] = useState<Sort>({ column: 'pickup', descending: false });
  const [page, setPage] = useState(1);
  const links = tabs.map(({ key, ...rest }) => ({
    ...rest,
    active: key === tab,
    link: linkOptions({ to: '/dev/ui', search: { tab: key }, resetScroll: false }),
  }));
  return (
    <>
      <Panel flush>
        <TabLinks label="Orders" tabs={links} />
        <DataTable
          {...shared}
          label="Orders"
          rows={tab === 'history' ? thousand : seven}
          onOpen={onOpen}
          activeKey="A-1044"
          urgent={(order) => order.tone === 'new'}
          sort={sort}
          onSort={setSort}
          footer={<Pagination page={page} pageSize={7} total={48} onPage={setPage} />}
        />
      </Panel>
      <Panel title="Loading" flush>
        <DataTable {...shared} label="Loading orders" rows={undefined} skeletonRows={3} />
      </Panel>
      <Panel title="Fetching again" flush>
        <DataTable {...shared} label="Orders being refreshed" rows={three} refetching />
      </Panel>
      <TablesWithoutRows />
    </>
  );
}

function TablesWithoutRows() {
  return (
    <>
      <Panel title="Empty" flush>
        <DataTable {...shared} label="No orders" rows={[]} empty={<NoOrders />} />
      </Panel>
      <Panel title="Filtered empty" flush>
        <DataTable
          {...shared}
          label="No matching orders"
          rows={[]}
          empty={<NotFoundState query="shawrma" onClear={doNothing} />}
        />
      </Panel>
      <Panel title="Failed" flush>
        <DataTable {...shared} label="Failed orders" rows={undefined} failed={<Failed />} />
      </Panel>
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={<IconReceipt size={24} stroke={1.75} />}
      title="No orders yet today"
      description="They appear here by themselves as they come in."
      action={<Button variant="default">Check opening hours</Button>}
    />
  );
}

function Failed() {
  return (
    <FailedState
      cause="The server did not answer in time."
      kept="Nothing was changed."
      onRetry={doNothing}
    />
  );
}
