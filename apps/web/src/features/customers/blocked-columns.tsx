import type { BlockedCustomer } from '@counter/contract/customers';
import { formatPhone } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import classes from './customers.module.css';
import { Instant } from '../../ui/display/instant.tsx';
import { useUnblock } from './use-unblock.ts';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './customers.text.ts';

type BlockedColumn = Column<BlockedCustomer>;

const seen: readonly BlockedColumn[] = [
  {
    id: 'customer',
    header: uiText.customer,
    cell: (customer) => <TwoLines top={titleOf(customer)} bottom={noteOf(customer)} />,
  },
  { id: 'reason', header: uiText.reason, cell: ({ reason }) => reason },
  {
    id: 'blocked',
    header: text.blocked,
    width: 200,
    cell: ({ blockedAt, blockedBy }) => (
      <TwoLines top={<Instant at={blockedAt} />} bottom={text.by(blockedBy)} />
    ),
  },
];

const actions: BlockedColumn = {
  id: 'actions',
  header: uiText.actions,
  head: <span className={classes.unseen}>{uiText.actions}</span>,
  width: 120,
  numeric: true,
  cell: (customer) => <Unblock customer={customer} />,
};

/** The columns, depending on whether the person may unblock. */
export const blockedColumns = { read: seen, write: [...seen, actions] } as const;

/** A blocked customer as a card, for phones. */
export function blockedCard(customer: BlockedCustomer): CardParts {
  return {
    title: titleOf(customer),
    detail: customer.reason,
    note: [noteOf(customer), text.by(customer.blockedBy)].filter(Boolean).join(' · '),
    action: <Unblock customer={customer} />,
  };
}

function titleOf({ name, phoneNumber }: BlockedCustomer): string {
  return name === '' ? formatPhone(phoneNumber) : name;
}

function noteOf({ name, phoneNumber }: BlockedCustomer): string {
  return name === '' ? text.hasNotOrderedYet : formatPhone(phoneNumber);
}

/** Unblocks a customer, with undo. Hidden without the permission. */
function Unblock({ customer }: { customer: BlockedCustomer }) {
  const { can } = useCurrentStore();
  const called = titleOf(customer);
  const { unblock, busy } = useUnblock({ ...customer, called });
  if (!can('settings:write')) return null;
  return (
    <Button
      variant="default"
      aria-label={text.unblock(called)}
      aria-disabled={busy}
      onClick={busy ? undefined : unblock}
    >
      {text.unblockButton}
    </Button>
  );
}
