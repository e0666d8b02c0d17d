import { blockedCustomersPageSize, type BlockedCustomer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { blockedCard, blockedColumns } from './blocked-columns.tsx';
import { useBlockedCustomers } from './customers.queries.ts';

interface BlockedPanelProps {
  /** Counted from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The customers whose orders the store does not want, 10 a page. */
export function BlockedPanel({ page, onPage }: BlockedPanelProps) {
  const { can } = useCurrentStore();
  const [blocking, setBlocking] = useState(false);
  const writes = can('settings:write');
  return (
    <Panel
      title="Blocked customers"
      description="No orders are taken from these phone numbers. Their owners are asked to speak to the store."
      actions={
        writes ? (
          <Button variant="default" onClick={() => setBlocking(true)}>
            Block a customer
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
      label="Blocked customers"
      columns={blockedColumns[can('settings:write') ? 'write' : 'read']}
      card={blockedCard}
      rows={data?.content}
      rowKey={keyOf}
      twoLines
      skeletonRows={2}
      refetching={query.isPlaceholderData}
      empty={<Empty beyond={total > 0} onBack={() => onPage(Math.ceil(total / size))} />}
      failed={
        error && !data ? (
          <FailedState
            title="The blocked customers could not be loaded"
            cause={explainFailure(error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : null
      }
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

/** Nobody is blocked, or nobody on a page beyond the last one. */
function Empty({ beyond, onBack }: { beyond: boolean; onBack: () => void }) {
  if (beyond) {
    return (
      <EmptyState
        title="Nobody on this page"
        action={
          <Button variant="default" onClick={onBack}>
            Back to the last page
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconUserOff size={32} stroke={1.5} />}
      title="Nobody is blocked"
      description="Block who never picks up or harasses your people, here by phone number or from one of their orders."
    />
  );
}
