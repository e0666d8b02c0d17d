import type { BlockedCustomer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { explainFailure } from '../../lib/api.ts';
import { formatInstant, fullInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { CardParts, Column } from '../../ui/data-table.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import classes from './customers.module.css';
import { useBlockCustomer, useUnblockCustomer } from './customers.queries.ts';

type BlockedColumn = Column<BlockedCustomer>;

const seen: readonly BlockedColumn[] = [
  {
    id: 'customer',
    header: 'Customer',
    cell: (customer) => <TwoLines top={titleOf(customer)} bottom={noteOf(customer)} />,
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'blocked',
    header: 'Blocked',
    width: 200,
    cell: ({ blockedAt, blockedBy }) => (
      <TwoLines top={<At at={blockedAt} />} bottom={`by ${blockedBy}`} />
    ),
  },
];

const actions: BlockedColumn = {
  id: 'actions',
  header: 'Actions',
  head: <span className={classes.unseen}>Actions</span>,
  width: 120,
  numeric: true,
  cell: (customer) => <Unblock customer={customer} />,
};

/** The columns, by whether the person may unblock. */
export const blockedColumns = { read: seen, write: [...seen, actions] } as const;

/** A blocked customer on a phone. */
export function blockedCard(customer: BlockedCustomer): CardParts {
  return {
    title: titleOf(customer),
    detail: customer.reason,
    note: [noteOf(customer), `by ${customer.blockedBy}`].filter(Boolean).join(' · '),
    action: <Unblock customer={customer} />,
  };
}

function titleOf({ name, phoneNumber }: BlockedCustomer): string {
  return name === '' ? phoneNumber : name;
}

function noteOf({ name, phoneNumber }: BlockedCustomer): string {
  return name === '' ? 'Has not ordered yet' : phoneNumber;
}

function At({ at }: { at: string }) {
  const { timeZone } = useCurrentStore();
  return (
    <time dateTime={at} title={fullInstant(at, timeZone)}>
      {formatInstant(at, timeZone)}
    </time>
  );
}

/** Takes a block back, which can be undone; nothing for who may only look. */
function Unblock({ customer }: { customer: BlockedCustomer }) {
  const { can } = useCurrentStore();
  const unblocking = useUnblockCustomer();
  const blocking = useBlockCustomer();
  if (!can('settings:write')) return null;
  const name = titleOf(customer);
  const undo = () =>
    blocking.mutate(customer, {
      onError: (error) =>
        toastFailure(`${name} was not blocked again. ${explainFailure(error)}`, undo),
    });
  const unblock = () =>
    unblocking.mutate(customer, {
      onSuccess: () => toastSuccess(`${name} can order again.`, undo),
      onError: (error) =>
        toastFailure(`${name} is still blocked. ${explainFailure(error)}`, unblock),
    });
  return (
    <Button
      variant="default"
      aria-label={`Unblock ${name}`}
      aria-disabled={unblocking.isPending}
      onClick={unblocking.isPending ? undefined : unblock}
    >
      Unblock
    </Button>
  );
}
