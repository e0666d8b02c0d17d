import { blockedCustomersPageSize, type BlockedCustomer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { blockedCard, blockedColumns } from './blocked-columns.tsx';
import { useBlockedCustomers } from './customers.queries.ts';
import { text } from './customers.text.ts';

interface BlockedPanelProps {
  /** Counted from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The blocked customers, 10 per page. */
export function BlockedPanel({ page, onPage }: BlockedPanelProps) {
  const { can } = useCurrentStore();
  const [blocking, setBlocking] = useState(false);
  const writes = can('settings:write');
  return (
    <Panel
      title={text.blockedCustomers}
      description={text.blockedCustomersHelp}
      actions={
        writes ? (
          <Button variant="default" onClick={() => setBlocking(true)}>
            {text.blockCustomer}
          </Button>
        ) : null
      }
      flush
    >
      <List page={page} onPage={onPage} />
      <BlockDialog opened={blocking} onClose={() => setBlocking(false)} />
    </Panel>
  );
}

function List({ page, onPage }: BlockedPanelProps) {
  const { can } = useCurrentStore();
  const query = useBlockedCustomers(page - 1);
  const { data, error } = query;
  const total = data?.totalElements ?? 0;
  const size = blockedCustomersPageSize;
  return (
    <DataTable
      label={text.blockedCustomers}
      columns={blockedColumns[can('settings:write') ? 'write' : 'read']}
      card={blockedCard}
      rows={data?.content}
      rowKey={keyOf}
      twoLines
      skeletonRows={2}
      refetching={query.isPlaceholderData}
      empty={<Empty beyond={total > 0} onBack={() => onPage(Math.ceil(total / size))} />}
      failed={error && !data ? <FailedToLoad title={text.blockedNotLoaded} query={query} /> : null}
      footer={
        total > size ? (
          <Pagination page={page} pageSize={size} total={total} onPage={onPage} />
        ) : null
      }
    />
  );
}

function keyOf({ id }: BlockedCustomer): string {
  return String(id);
}

/** The empty list of blocked customers, or a page beyond the last one. */
function Empty({ beyond, onBack }: { beyond: boolean; onBack: () => void }) {
  if (beyond) {
    return (
      <EmptyState
        title={text.nobodyOnThisPage}
        action={
          <Button variant="default" onClick={onBack}>
            {text.backToLastPage}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconUserOff size={32} stroke={1.5} />}
      title={text.noBlockedTitle}
      description={text.noBlockedHelp}
    />
  );
}
