import type { Customer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { BlockDialog } from '../block-dialog.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { useUnblock } from '../use-unblock.ts';
import { text } from '../customers.text.ts';

/** Shows the reason and time of a block; renders nothing for other customers. */
export function BlockNotice({ customer: { blocked } }: { customer: Customer }) {
  if (!blocked) return null;
  return (
    <Notice tone="danger">
      {text.drawer.blockedBy(<Instant at={blocked.at} />, blocked.by, blocked.reason)}
    </Notice>
  );
}

/** Blocks a customer after asking for the reason, or unblocks them. */
export function BlockActions({ customer }: { customer: Customer }) {
  if (customer.blocked) return <Unblock customer={customer} />;
  return <Block customer={customer} />;
}

function Block({ customer: { name, phoneNumber } }: { customer: Customer }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {text.blockCustomerLabel}
      </Button>
      <BlockDialog
        customer={{ name: name === '' ? phoneNumber : name, phoneNumber }}
        opened={confirming}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

function Unblock({ customer: { id, name, phoneNumber, blocked } }: { customer: Customer }) {
  const called = name === '' ? phoneNumber : name;
  const { unblock, busy } = useUnblock({ id, called, phoneNumber, reason: blocked?.reason ?? '' });
  return (
    <PendingButton variant="default" busy={busy} onClick={unblock}>
      {text.drawer.unblockCustomer}
    </PendingButton>
  );
}
